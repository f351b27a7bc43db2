(globalThis.flowData ??= {})["fileOpening"] = {
  "drawing": "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"State diagram of fileOpening\" viewBox=\"-8 -8 415 477\" width=\"415\" height=\"477\">\n<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path class=\"tip\" d=\"M0 0L10 5L0 10z\"/></marker></defs>\n<rect class=\"paper\" x=\"-8\" y=\"-8\" width=\"415\" height=\"477\"/>\n<g class=\"state compound depth-0\" data-state=\"(root)\">\n<rect x=\"12\" y=\"12\" width=\"374.5\" height=\"437\" rx=\"10\"/>\n<text class=\"name\" x=\"24\" y=\"31\">fileOpening</text>\n</g>\n<circle class=\"start\" cx=\"159.9\" cy=\"61\" r=\"7\"/>\n<g class=\"state atomic depth-1\" data-state=\"idle\">\n<rect x=\"71.6\" y=\"88\" width=\"176.5\" height=\"47\" rx=\"10\"/>\n<text class=\"name\" x=\"83.6\" y=\"107\">idle</text>\n<text class=\"description\" x=\"83.6\" y=\"121\">No file is being fetched.</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"fetching\">\n<rect x=\"146.4\" y=\"219\" width=\"182.6\" height=\"77\" rx=\"10\"/>\n<text class=\"name\" x=\"158.4\" y=\"238\">fetching</text>\n<text class=\"description\" x=\"158.4\" y=\"252\">The file is being fetched.</text>\n<text class=\"actor\" x=\"158.4\" y=\"267\">▸ downloadFile</text>\n<text class=\"targetless\" x=\"158.4\" y=\"282\">↻ after 5 seconds</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"failed\">\n<rect x=\"125.1\" y=\"367\" width=\"225.3\" height=\"62\" rx=\"10\"/>\n<text class=\"name\" x=\"137.1\" y=\"386\">failed</text>\n<text class=\"description\" x=\"137.1\" y=\"400\">The page shows why the file could</text>\n<text class=\"description\" x=\"137.1\" y=\"415\">not be opened.</text>\n</g>\n<path class=\"arrow\" data-transitions=\"[]\" d=\"M159.9 68L159.9 88\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;(root) --file.requested--&#62; fetching&#34;]\" d=\"M268 12L268.2 219\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;fetching --onDone(downloadFile)--&#62; idle&#34;,&#34;fetching --onError(downloadFile) [isSessionOver]--&#62; idle&#34;]\" d=\"M207.3 219L207.3 209L159.9 209L159.9 135\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;fetching --onError(downloadFile) [isGone]--&#62; failed&#34;,&#34;fetching --onError(downloadFile) [else]--&#62; failed&#34;]\" d=\"M237.7 296L237.7 367\" marker-end=\"url(#tip)\"/>\n<g class=\"label\" data-transitions=\"[&#34;(root) --file.requested--&#62; fetching&#34;]\"><rect x=\"271.2\" y=\"102.5\" width=\"95.4\" height=\"18\" rx=\"4\"/><text x=\"318.8\" y=\"115.5\">file.requested</text></g>\n<g class=\"label\" data-transitions=\"[&#34;fetching --onDone(downloadFile)--&#62; idle&#34;,&#34;fetching --onError(downloadFile) [isSessionOver]--&#62; idle&#34;]\"><rect x=\"32\" y=\"155\" width=\"125.9\" height=\"44\" rx=\"4\"/><text x=\"94.9\" y=\"168\">downloadFile done</text><text x=\"94.9\" y=\"181\">downloadFile failed</text><text x=\"94.9\" y=\"194\">[isSessionOver]</text></g>\n<g class=\"label\" data-transitions=\"[&#34;fetching --onError(downloadFile) [isGone]--&#62; failed&#34;,&#34;fetching --onError(downloadFile) [else]--&#62; failed&#34;]\"><rect x=\"54.9\" y=\"316\" width=\"180.8\" height=\"31\" rx=\"4\"/><text x=\"145.3\" y=\"329\">downloadFile failed [isGone]</text><text x=\"145.3\" y=\"342\">downloadFile failed [else]</text></g>\n</svg>\n",
  "guards": {
    "isGone": "({ event } ) =>\n    statuses.includes(statusOf(failureOf(event)))",
    "isSessionOver": "({ event } ) =>\n    statuses.includes(statusOf(failureOf(event)))"
  },
  "modelTransitions": [
    "(root) --file.requested--> fetching",
    "fetching --after(slowLoad)--> (stays)",
    "fetching --onDone(downloadFile)--> idle",
    "fetching --onError(downloadFile) [else]--> failed",
    "fetching --onError(downloadFile) [isGone]--> failed",
    "fetching --onError(downloadFile) [isSessionOver]--> idle"
  ],
  "browserTransitions": [
    "(root) --file.requested--> fetching",
    "fetching --onDone(downloadFile)--> idle",
    "fetching --onError(downloadFile) [isGone]--> failed",
    "fetching --onError(downloadFile) [else]--> failed",
    "fetching --after(slowLoad)--> (stays)"
  ]
};
