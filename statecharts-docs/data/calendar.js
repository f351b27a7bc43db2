(globalThis.flowData ??= {})["calendar"] = {
  "drawing": "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"State diagram of calendar\" viewBox=\"-8 -8 612 491\" width=\"612\" height=\"491\">\n<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path class=\"tip\" d=\"M0 0L10 5L0 10z\"/></marker></defs>\n<rect class=\"paper\" x=\"-8\" y=\"-8\" width=\"612\" height=\"491\"/>\n<g class=\"state compound depth-0\" data-state=\"(root)\">\n<rect x=\"12\" y=\"12\" width=\"571.6\" height=\"451\" rx=\"10\"/>\n<text class=\"name\" x=\"24\" y=\"31\">calendar</text>\n<text class=\"actor\" x=\"24\" y=\"45\">▸ watchDay</text>\n<text class=\"targetless\" x=\"24\" y=\"60\">↻ today.changed</text>\n<text class=\"targetless\" x=\"24\" y=\"75\">↻ month.previous</text>\n<text class=\"targetless\" x=\"24\" y=\"90\">↻ month.next</text>\n<text class=\"targetless\" x=\"24\" y=\"105\">↻ today.chosen</text>\n<text class=\"targetless\" x=\"24\" y=\"120\">↻ day.chosen</text>\n<text class=\"targetless\" x=\"24\" y=\"135\">↻ focus.moved</text>\n<text class=\"targetless\" x=\"24\" y=\"150\">↻ watchDay failed</text>\n</g>\n<circle class=\"start\" cx=\"252.8\" cy=\"181\" r=\"7\"/>\n<g class=\"state atomic depth-1\" data-state=\"loading\">\n<rect x=\"140.2\" y=\"208\" width=\"225.3\" height=\"92\" rx=\"10\"/>\n<text class=\"name\" x=\"152.2\" y=\"227\">loading</text>\n<text class=\"description\" x=\"152.2\" y=\"241\">The grid is shown while the items</text>\n<text class=\"description\" x=\"152.2\" y=\"256\">load.</text>\n<text class=\"actor\" x=\"152.2\" y=\"271\">▸ fetchItems</text>\n<text class=\"targetless\" x=\"152.2\" y=\"286\">↻ after 5 seconds</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"failed\">\n<rect x=\"332.2\" y=\"381\" width=\"231.4\" height=\"62\" rx=\"10\"/>\n<text class=\"name\" x=\"344.2\" y=\"400\">failed</text>\n<text class=\"description\" x=\"344.2\" y=\"414\">The items could not be loaded. Try</text>\n<text class=\"description\" x=\"344.2\" y=\"429\">Again is shown.</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"shown\">\n<rect x=\"80.8\" y=\"381\" width=\"231.4\" height=\"62\" rx=\"10\"/>\n<text class=\"name\" x=\"92.8\" y=\"400\">shown</text>\n<text class=\"description\" x=\"92.8\" y=\"414\">Each day lists its items with time</text>\n<text class=\"description\" x=\"92.8\" y=\"429\">and title.</text>\n</g>\n<path class=\"arrow\" data-transitions=\"[]\" d=\"M252.8 188L252.8 208\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;loading --onDone(fetchItems) [isEmpty]--&#62; shown&#34;,&#34;loading --onDone(fetchItems) [else]--&#62; shown&#34;]\" d=\"M196.5 300L196.5 381\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;loading --onError(fetchItems)--&#62; failed&#34;]\" d=\"M309.2 300L309.2 310L420.3 310L420.3 371L486.5 371L486.5 381\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;failed --load.retried--&#62; loading&#34;]\" d=\"M409.3 381L409.3 320L252.8 320L252.8 300\" marker-end=\"url(#tip)\"/>\n<g class=\"label\" data-transitions=\"[&#34;loading --onDone(fetchItems) [isEmpty]--&#62; shown&#34;,&#34;loading --onDone(fetchItems) [else]--&#62; shown&#34;]\"><rect x=\"32\" y=\"330\" width=\"162.5\" height=\"31\" rx=\"4\"/><text x=\"113.3\" y=\"343\">fetchItems done [isEmpty]</text><text x=\"113.3\" y=\"356\">fetchItems done [else]</text></g>\n<g class=\"label\" data-transitions=\"[&#34;loading --onError(fetchItems)--&#62; failed&#34;]\"><rect x=\"423.3\" y=\"336.5\" width=\"113.7\" height=\"18\" rx=\"4\"/><text x=\"480.2\" y=\"349.5\">fetchItems failed</text></g>\n<g class=\"label\" data-transitions=\"[&#34;failed --load.retried--&#62; loading&#34;]\"><rect x=\"324.1\" y=\"336.5\" width=\"83.2\" height=\"18\" rx=\"4\"/><text x=\"365.7\" y=\"349.5\">load.retried</text></g>\n</svg>\n",
  "guards": {
    "isEmpty": "({ event }) =>\n      outputOf (event).length === 0"
  },
  "modelTransitions": [
    "(root) --day.chosen--> (stays)",
    "(root) --focus.moved--> (stays)",
    "(root) --month.next--> (stays)",
    "(root) --month.previous--> (stays)",
    "(root) --onError(watchDay)--> (ignored)",
    "(root) --today.changed--> (stays)",
    "(root) --today.chosen--> (stays)",
    "failed --load.retried--> loading",
    "loading --after(slowLoad)--> (stays)",
    "loading --onDone(fetchItems) [else]--> shown",
    "loading --onDone(fetchItems) [isEmpty]--> shown",
    "loading --onError(fetchItems)--> failed"
  ],
  "browserTransitions": [
    "(root) --today.changed--> (stays)",
    "(root) --month.previous--> (stays)",
    "(root) --month.next--> (stays)",
    "(root) --today.chosen--> (stays)",
    "(root) --day.chosen--> (stays)",
    "(root) --focus.moved--> (stays)",
    "loading --onDone(fetchItems) [isEmpty]--> shown",
    "loading --onDone(fetchItems) [else]--> shown",
    "loading --onError(fetchItems)--> failed",
    "loading --after(slowLoad)--> (stays)",
    "failed --load.retried--> loading"
  ]
};
