(globalThis.flowData ??= {})["logout"] = {
  "drawing": "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"State diagram of logout\" viewBox=\"-8 -8 355 477\" width=\"355\" height=\"477\">\n<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path class=\"tip\" d=\"M0 0L10 5L0 10z\"/></marker></defs>\n<rect class=\"paper\" x=\"-8\" y=\"-8\" width=\"355\" height=\"477\"/>\n<g class=\"state compound depth-0\" data-state=\"(root)\">\n<rect x=\"12\" y=\"12\" width=\"314.1\" height=\"437\" rx=\"10\"/>\n<text class=\"name\" x=\"24\" y=\"31\">logout</text>\n</g>\n<circle class=\"start\" cx=\"180.2\" cy=\"61\" r=\"7\"/>\n<g class=\"state atomic depth-1\" data-state=\"idle\">\n<rect x=\"101.1\" y=\"88\" width=\"158.2\" height=\"47\" rx=\"10\"/>\n<text class=\"name\" x=\"113.1\" y=\"107\">idle</text>\n<text class=\"words\" x=\"113.1\" y=\"121\">Logout can be pressed.</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"posting\">\n<rect x=\"80.8\" y=\"219\" width=\"219.2\" height=\"92\" rx=\"10\"/>\n<text class=\"name\" x=\"92.8\" y=\"238\">posting</text>\n<text class=\"words\" x=\"92.8\" y=\"252\">The person is already logged out</text>\n<text class=\"words\" x=\"92.8\" y=\"267\">in this browser. The server is</text>\n<text class=\"words\" x=\"92.8\" y=\"282\">being notified.</text>\n<text class=\"actor\" x=\"92.8\" y=\"297\">▸ postLogout</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"leaving\">\n<rect x=\"74.7\" y=\"382\" width=\"231.4\" height=\"47\" rx=\"10\"/>\n<text class=\"name\" x=\"86.7\" y=\"401\">leaving</text>\n<text class=\"words\" x=\"86.7\" y=\"415\">The browser reloads the home page.</text>\n</g>\n<path class=\"arrow\" data-transitions=\"[]\" d=\"M180.2 68L180.2 88\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;idle --logout.asked--&#62; posting&#34;]\" d=\"M206.6 135L206.6 209L226.9 209L226.9 219\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;posting --onDone(postLogout)--&#62; leaving&#34;,&#34;posting --onError(postLogout) [else]--&#62; leaving&#34;]\" d=\"M190.4 311L190.4 382\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;posting --onError(postLogout) [hasNoAnswer]--&#62; idle&#34;,&#34;posting --after(logoutPatience)--&#62; idle&#34;]\" d=\"M153.9 219L153.9 135\" marker-end=\"url(#tip)\"/>\n<g class=\"label\" data-transitions=\"[&#34;idle --logout.asked--&#62; posting&#34;]\"><rect x=\"209.6\" y=\"168\" width=\"83.2\" height=\"18\" rx=\"4\"/><text x=\"251.2\" y=\"181\">logout.asked</text></g>\n<g class=\"label\" data-transitions=\"[&#34;posting --onDone(postLogout)--&#62; leaving&#34;,&#34;posting --onError(postLogout) [else]--&#62; leaving&#34;]\"><rect x=\"32\" y=\"331\" width=\"156.4\" height=\"31\" rx=\"4\"/><text x=\"110.2\" y=\"344\">postLogout done</text><text x=\"110.2\" y=\"357\">postLogout failed [else]</text></g>\n<g class=\"label\" data-transitions=\"[&#34;posting --onError(postLogout) [hasNoAnswer]--&#62; idle&#34;,&#34;posting --after(logoutPatience)--&#62; idle&#34;]\"><rect x=\"38.2\" y=\"155\" width=\"113.7\" height=\"44\" rx=\"4\"/><text x=\"95\" y=\"168\">postLogout failed</text><text x=\"95\" y=\"181\">[hasNoAnswer]</text><text x=\"95\" y=\"194\">after 2 seconds</text></g>\n</svg>\n",
  "guards": {
    "hasNoAnswer": "({ event }) => failureOf(event).kind === \"noAnswer\""
  },
  "walked": [
    "idle --logout.asked--> posting",
    "posting --after(logoutPatience)--> idle",
    "posting --onDone(postLogout)--> leaving",
    "posting --onError(postLogout) [else]--> leaving",
    "posting --onError(postLogout) [hasNoAnswer]--> idle"
  ],
  "driven": [
    "idle --logout.asked--> posting",
    "posting --onDone(postLogout)--> leaving",
    "posting --onError(postLogout) [hasNoAnswer]--> idle",
    "posting --onError(postLogout) [else]--> leaving",
    "posting --after(logoutPatience)--> idle"
  ]
};
