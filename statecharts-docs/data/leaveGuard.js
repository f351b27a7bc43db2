(globalThis.flowData ??= {})["leaveGuard"] = {
  "drawing": "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"State diagram of leaveGuard\" viewBox=\"-8 -8 334 316\" width=\"334\" height=\"316\">\n<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path class=\"tip\" d=\"M0 0L10 5L0 10z\"/></marker></defs>\n<rect class=\"paper\" x=\"-8\" y=\"-8\" width=\"334\" height=\"316\"/>\n<g class=\"state compound depth-0\" data-state=\"(root)\">\n<rect x=\"12\" y=\"12\" width=\"293.7\" height=\"276\" rx=\"10\"/>\n<text class=\"name\" x=\"24\" y=\"31\">leaveGuard</text>\n</g>\n<circle class=\"start\" cx=\"157.8\" cy=\"61\" r=\"7\"/>\n<g class=\"state atomic depth-1\" data-state=\"idle\">\n<rect x=\"90.9\" y=\"88\" width=\"133.8\" height=\"47\" rx=\"10\"/>\n<text class=\"name\" x=\"102.9\" y=\"107\">idle</text>\n<text class=\"description\" x=\"102.9\" y=\"121\">No dialog is open.</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"asking\">\n<rect x=\"60.4\" y=\"206\" width=\"225.3\" height=\"62\" rx=\"10\"/>\n<text class=\"name\" x=\"72.4\" y=\"225\">asking</text>\n<text class=\"description\" x=\"72.4\" y=\"239\">A link was clicked. A dialog asks</text>\n<text class=\"description\" x=\"72.4\" y=\"254\">whether to leave the page.</text>\n</g>\n<path class=\"arrow\" data-transitions=\"[]\" d=\"M157.8 68L157.8 88\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;idle --leave.requested--&#62; asking&#34;]\" d=\"M180.1 135L180.1 196L210.6 196L210.6 206\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;asking --leave.confirmed--&#62; idle&#34;,&#34;asking --leave.cancelled--&#62; idle&#34;]\" d=\"M135.5 206L135.5 135\" marker-end=\"url(#tip)\"/>\n<g class=\"label\" data-transitions=\"[&#34;idle --leave.requested--&#62; asking&#34;]\"><rect x=\"183.1\" y=\"161.5\" width=\"101.5\" height=\"18\" rx=\"4\"/><text x=\"233.9\" y=\"174.5\">leave.requested</text></g>\n<g class=\"label\" data-transitions=\"[&#34;asking --leave.confirmed--&#62; idle&#34;,&#34;asking --leave.cancelled--&#62; idle&#34;]\"><rect x=\"32\" y=\"155\" width=\"101.5\" height=\"31\" rx=\"4\"/><text x=\"82.8\" y=\"168\">leave.confirmed</text><text x=\"82.8\" y=\"181\">leave.cancelled</text></g>\n</svg>\n",
  "guards": {},
  "modelTransitions": [
    "asking --leave.cancelled--> idle",
    "asking --leave.confirmed--> idle",
    "idle --leave.requested--> asking"
  ],
  "browserTransitions": [
    "idle --leave.requested--> asking",
    "asking --leave.confirmed--> idle",
    "asking --leave.cancelled--> idle"
  ]
};
