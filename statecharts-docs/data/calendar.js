(globalThis.flowData ??= {})["calendar"] = {
  "drawing": "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"State diagram of calendar\" viewBox=\"-8 -8 594 504\" width=\"594\" height=\"504\">\n<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path class=\"tip\" d=\"M0 0L10 5L0 10z\"/></marker></defs>\n<rect class=\"paper\" x=\"-8\" y=\"-8\" width=\"594\" height=\"504\"/>\n<g class=\"state compound depth-0\" data-state=\"(root)\">\n<rect x=\"12\" y=\"12\" width=\"553.3\" height=\"464\" rx=\"10\"/>\n<text class=\"name\" x=\"24\" y=\"31\">calendar</text>\n<text class=\"actor\" x=\"24\" y=\"45\">▸ watchDay</text>\n<text class=\"stays\" x=\"24\" y=\"60\">↻ day.began</text>\n<text class=\"stays\" x=\"24\" y=\"75\">↻ month.previous</text>\n<text class=\"stays\" x=\"24\" y=\"90\">↻ month.next</text>\n<text class=\"stays\" x=\"24\" y=\"105\">↻ today.chosen</text>\n<text class=\"stays\" x=\"24\" y=\"120\">↻ day.chosen</text>\n<text class=\"stays\" x=\"24\" y=\"135\">↻ focus.moved</text>\n<text class=\"stays\" x=\"24\" y=\"150\">↻ watchDay failed</text>\n</g>\n<circle class=\"start\" cx=\"234.5\" cy=\"181\" r=\"7\"/>\n<g class=\"state atomic depth-1\" data-state=\"loading\">\n<rect x=\"121.9\" y=\"208\" width=\"225.3\" height=\"92\" rx=\"10\"/>\n<text class=\"name\" x=\"133.9\" y=\"227\">loading</text>\n<text class=\"words\" x=\"133.9\" y=\"241\">The grid is shown while the items</text>\n<text class=\"words\" x=\"133.9\" y=\"256\">load.</text>\n<text class=\"actor\" x=\"133.9\" y=\"271\">▸ fetchItems</text>\n<text class=\"stays\" x=\"133.9\" y=\"286\">↻ after 5 seconds</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"failed\">\n<rect x=\"313.9\" y=\"394\" width=\"231.4\" height=\"62\" rx=\"10\"/>\n<text class=\"name\" x=\"325.9\" y=\"413\">failed</text>\n<text class=\"words\" x=\"325.9\" y=\"427\">The items could not be loaded. Try</text>\n<text class=\"words\" x=\"325.9\" y=\"442\">Again is offered.</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"shown\">\n<rect x=\"62.5\" y=\"394\" width=\"231.4\" height=\"62\" rx=\"10\"/>\n<text class=\"name\" x=\"74.5\" y=\"413\">shown</text>\n<text class=\"words\" x=\"74.5\" y=\"427\">Each day lists its items with time</text>\n<text class=\"words\" x=\"74.5\" y=\"442\">and title.</text>\n</g>\n<path class=\"arrow\" data-transitions=\"[]\" d=\"M234.5 188L234.5 208\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;loading --onDone(fetchItems) [returnsNothing]--&#62; shown&#34;,&#34;loading --onDone(fetchItems) [else]--&#62; shown&#34;]\" d=\"M178.2 300L178.2 394\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;loading --onError(fetchItems)--&#62; failed&#34;]\" d=\"M290.8 300L290.8 310L402 310L402 384L468.2 384L468.2 394\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;failed --load.retried--&#62; loading&#34;]\" d=\"M391 394L391 320L234.5 320L234.5 300\" marker-end=\"url(#tip)\"/>\n<g class=\"label\" data-transitions=\"[&#34;loading --onDone(fetchItems) [returnsNothing]--&#62; shown&#34;,&#34;loading --onDone(fetchItems) [else]--&#62; shown&#34;]\"><rect x=\"32\" y=\"330\" width=\"144.2\" height=\"44\" rx=\"4\"/><text x=\"104.1\" y=\"343\">fetchItems done</text><text x=\"104.1\" y=\"356\">[returnsNothing]</text><text x=\"104.1\" y=\"369\">fetchItems done [else]</text></g>\n<g class=\"label\" data-transitions=\"[&#34;loading --onError(fetchItems)--&#62; failed&#34;]\"><rect x=\"405\" y=\"343\" width=\"113.7\" height=\"18\" rx=\"4\"/><text x=\"461.9\" y=\"356\">fetchItems failed</text></g>\n<g class=\"label\" data-transitions=\"[&#34;failed --load.retried--&#62; loading&#34;]\"><rect x=\"305.8\" y=\"343\" width=\"83.2\" height=\"18\" rx=\"4\"/><text x=\"347.4\" y=\"356\">load.retried</text></g>\n</svg>\n",
  "guards": {
    "returnsNothing": "({ event }) =>\n      outputOf (event).length === 0"
  },
  "walked": [
    "(root) --day.began--> (stays)",
    "(root) --day.chosen--> (stays)",
    "(root) --focus.moved--> (stays)",
    "(root) --month.next--> (stays)",
    "(root) --month.previous--> (stays)",
    "(root) --onError(watchDay)--> (ignored)",
    "(root) --today.chosen--> (stays)",
    "failed --load.retried--> loading",
    "loading --after(slowLoad)--> (stays)",
    "loading --onDone(fetchItems) [else]--> shown",
    "loading --onDone(fetchItems) [returnsNothing]--> shown",
    "loading --onError(fetchItems)--> failed"
  ],
  "driven": [
    "(root) --month.previous--> (stays)",
    "(root) --month.next--> (stays)",
    "(root) --today.chosen--> (stays)",
    "(root) --day.chosen--> (stays)",
    "(root) --focus.moved--> (stays)",
    "loading --onDone(fetchItems) [returnsNothing]--> shown",
    "loading --onDone(fetchItems) [else]--> shown",
    "loading --onError(fetchItems)--> failed",
    "loading --after(slowLoad)--> (stays)",
    "failed --load.retried--> loading"
  ]
};
