(globalThis.flowData ??= {})["calendar"] = {
  "drawing": "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"State diagram of calendar\" viewBox=\"-8 -8 612 506\" width=\"612\" height=\"506\">\n<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path class=\"tip\" d=\"M0 0L10 5L0 10z\"/></marker></defs>\n<rect class=\"paper\" x=\"-8\" y=\"-8\" width=\"612\" height=\"506\"/>\n<g class=\"state compound depth-0\" data-state=\"(root)\">\n<rect x=\"12\" y=\"12\" width=\"571.6\" height=\"466\" rx=\"10\"/>\n<text class=\"name\" x=\"24\" y=\"31\">calendar</text>\n<text class=\"actor\" x=\"24\" y=\"45\">▸ watchDay</text>\n<text class=\"targetless\" x=\"24\" y=\"60\">↻ date.checked</text>\n<text class=\"targetless\" x=\"24\" y=\"75\">↻ month.previous</text>\n<text class=\"targetless\" x=\"24\" y=\"90\">↻ month.next</text>\n<text class=\"targetless\" x=\"24\" y=\"105\">↻ today.chosen</text>\n<text class=\"targetless\" x=\"24\" y=\"120\">↻ day.chosen</text>\n<text class=\"targetless\" x=\"24\" y=\"135\">↻ focus.moved</text>\n<text class=\"targetless\" x=\"24\" y=\"150\">↻ watchDay failed</text>\n</g>\n<circle class=\"start\" cx=\"236.1\" cy=\"181\" r=\"7\"/>\n<g class=\"state atomic depth-1\" data-state=\"loading\">\n<rect x=\"157\" y=\"208\" width=\"158.2\" height=\"77\" rx=\"10\"/>\n<text class=\"name\" x=\"169\" y=\"227\">loading</text>\n<text class=\"description\" x=\"169\" y=\"241\">The items are loading.</text>\n<text class=\"actor\" x=\"169\" y=\"256\">▸ fetchItems</text>\n<text class=\"targetless\" x=\"169\" y=\"271\">↻ after 5 seconds</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"failed\">\n<rect x=\"332.2\" y=\"366\" width=\"231.4\" height=\"92\" rx=\"10\"/>\n<text class=\"name\" x=\"344.2\" y=\"385\">failed</text>\n<text class=\"description\" x=\"344.2\" y=\"399\">The items could not be loaded. Try</text>\n<text class=\"description\" x=\"344.2\" y=\"414\">Again is shown.</text>\n<text class=\"actor\" x=\"344.2\" y=\"429\">▸ watchPage</text>\n<text class=\"targetless\" x=\"344.2\" y=\"444\">↻ watchPage failed</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"shown\">\n<rect x=\"80.8\" y=\"366\" width=\"231.4\" height=\"62\" rx=\"10\"/>\n<text class=\"name\" x=\"92.8\" y=\"385\">shown</text>\n<text class=\"description\" x=\"92.8\" y=\"399\">Each day lists its items with time</text>\n<text class=\"description\" x=\"92.8\" y=\"414\">and title.</text>\n</g>\n<path class=\"arrow\" data-transitions=\"[]\" d=\"M236.1 188L236.1 208\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;loading --onDone(fetchItems) [isEmpty]--&#62; shown&#34;,&#34;loading --onDone(fetchItems) [else]--&#62; shown&#34;]\" d=\"M196.5 285L196.5 366\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;loading --onError(fetchItems)--&#62; failed&#34;]\" d=\"M275.6 285L275.6 295L420.3 295L420.3 356L486.5 356L486.5 366\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;failed --load.retried--&#62; loading&#34;,&#34;failed --page.resumed--&#62; loading&#34;]\" d=\"M409.3 366L409.3 305L236.1 305L236.1 285\" marker-end=\"url(#tip)\"/>\n<g class=\"label\" data-transitions=\"[&#34;loading --onDone(fetchItems) [isEmpty]--&#62; shown&#34;,&#34;loading --onDone(fetchItems) [else]--&#62; shown&#34;]\"><rect x=\"32\" y=\"315\" width=\"162.5\" height=\"31\" rx=\"4\"/><text x=\"113.3\" y=\"328\">fetchItems done [isEmpty]</text><text x=\"113.3\" y=\"341\">fetchItems done [else]</text></g>\n<g class=\"label\" data-transitions=\"[&#34;loading --onError(fetchItems)--&#62; failed&#34;]\"><rect x=\"423.3\" y=\"321.5\" width=\"113.7\" height=\"18\" rx=\"4\"/><text x=\"480.2\" y=\"334.5\">fetchItems failed</text></g>\n<g class=\"label\" data-transitions=\"[&#34;failed --load.retried--&#62; loading&#34;,&#34;failed --page.resumed--&#62; loading&#34;]\"><rect x=\"324.1\" y=\"315\" width=\"83.2\" height=\"31\" rx=\"4\"/><text x=\"365.7\" y=\"328\">load.retried</text><text x=\"365.7\" y=\"341\">page.resumed</text></g>\n</svg>\n",
  "guards": {
    "isEmpty": "({ event }) =>\n      outputOf (event).length === 0"
  },
  "modelTransitions": [
    "(root) --date.checked--> (stays)",
    "(root) --day.chosen--> (stays)",
    "(root) --focus.moved--> (stays)",
    "(root) --month.next--> (stays)",
    "(root) --month.previous--> (stays)",
    "(root) --onError(watchDay)--> (ignored)",
    "(root) --today.chosen--> (stays)",
    "failed --load.retried--> loading",
    "failed --onError(watchPage)--> (ignored)",
    "failed --page.resumed--> loading",
    "loading --after(slowLoad)--> (stays)",
    "loading --onDone(fetchItems) [else]--> shown",
    "loading --onDone(fetchItems) [isEmpty]--> shown",
    "loading --onError(fetchItems)--> failed"
  ],
  "browserTransitions": [
    "(root) --date.checked--> (stays)",
    "(root) --month.previous--> (stays)",
    "(root) --month.next--> (stays)",
    "(root) --today.chosen--> (stays)",
    "(root) --day.chosen--> (stays)",
    "(root) --focus.moved--> (stays)",
    "loading --onDone(fetchItems) [isEmpty]--> shown",
    "loading --onDone(fetchItems) [else]--> shown",
    "loading --onError(fetchItems)--> failed",
    "loading --after(slowLoad)--> (stays)",
    "failed --load.retried--> loading",
    "failed --page.resumed--> loading"
  ]
};
