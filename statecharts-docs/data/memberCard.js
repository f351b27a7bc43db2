(globalThis.flowData ??= {})["memberCard"] = {
  "drawing": "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"State diagram of memberCard\" viewBox=\"-8 -8 848 515\" width=\"848\" height=\"515\">\n<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path class=\"tip\" d=\"M0 0L10 5L0 10z\"/></marker></defs>\n<rect class=\"paper\" x=\"-8\" y=\"-8\" width=\"848\" height=\"515\"/>\n<g class=\"state compound depth-0\" data-state=\"(root)\">\n<rect x=\"12\" y=\"12\" width=\"807.9\" height=\"475\" rx=\"10\"/>\n<text class=\"name\" x=\"24\" y=\"31\">memberCard</text>\n<text class=\"stays\" x=\"24\" y=\"45\">↻ picture.chosen [else]</text>\n<text class=\"stays\" x=\"24\" y=\"60\">↻ member.known [else]</text>\n</g>\n<circle class=\"start\" cx=\"285.8\" cy=\"108\" r=\"7\"/>\n<g class=\"state atomic depth-1\" data-state=\"initials\">\n<rect x=\"156\" y=\"140\" width=\"194.8\" height=\"62\" rx=\"10\"/>\n<text class=\"name\" x=\"168\" y=\"159\">initials</text>\n<text class=\"words\" x=\"168\" y=\"173\">The initials of the name are</text>\n<text class=\"words\" x=\"168\" y=\"188\">shown.</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"fetching\">\n<rect x=\"186.4\" y=\"270\" width=\"200.9\" height=\"77\" rx=\"10\"/>\n<text class=\"name\" x=\"198.4\" y=\"289\">fetching</text>\n<text class=\"words\" x=\"198.4\" y=\"303\">The picture of the profile is</text>\n<text class=\"words\" x=\"198.4\" y=\"318\">being fetched.</text>\n<text class=\"actor\" x=\"198.4\" y=\"333\">▸ fetchPicture</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"stored\">\n<rect x=\"186.4\" y=\"405\" width=\"200.9\" height=\"62\" rx=\"10\"/>\n<text class=\"name\" x=\"198.4\" y=\"424\">stored</text>\n<text class=\"words\" x=\"198.4\" y=\"438\">The picture of the profile is</text>\n<text class=\"words\" x=\"198.4\" y=\"453\">shown.</text>\n</g>\n<g class=\"state atomic depth-1\" data-state=\"chosen\">\n<rect x=\"370.8\" y=\"135\" width=\"225.3\" height=\"77\" rx=\"10\"/>\n<text class=\"name\" x=\"382.8\" y=\"154\">chosen</text>\n<text class=\"words\" x=\"382.8\" y=\"168\">The picture chosen in this tab is</text>\n<text class=\"words\" x=\"382.8\" y=\"183\">shown until the session ends.</text>\n<text class=\"stays\" x=\"382.8\" y=\"198\">↻ member.known</text>\n</g>\n<path class=\"arrow\" data-transitions=\"[]\" d=\"M285.8 115L285.8 140\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;(root) --picture.chosen [isImage]--&#62; chosen&#34;]\" d=\"M483 12L483.4 135\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;(root) --member.left--&#62; initials&#34;,&#34;(root) --member.known [hasLostPicture]--&#62; initials&#34;]\" d=\"M221 12L220.9 140\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;(root) --member.known [hasNewPicture]--&#62; fetching&#34;]\" d=\"M616 12L616.1 260L320.3 260L320.3 270\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;fetching --onDone(fetchPicture)--&#62; stored&#34;]\" d=\"M286.8 347L286.8 405\" marker-end=\"url(#tip)\"/>\n<path class=\"arrow\" data-transitions=\"[&#34;fetching --onError(fetchPicture)--&#62; initials&#34;]\" d=\"M253.4 270L253.4 202\" marker-end=\"url(#tip)\"/>\n<g class=\"label\" data-transitions=\"[&#34;(root) --picture.chosen [isImage]--&#62; chosen&#34;]\"><rect x=\"325\" y=\"90.5\" width=\"156.4\" height=\"18\" rx=\"4\"/><text x=\"403.2\" y=\"103.5\">picture.chosen [isImage]</text></g>\n<g class=\"label\" data-transitions=\"[&#34;(root) --member.left--&#62; initials&#34;,&#34;(root) --member.known [hasLostPicture]--&#62; initials&#34;]\"><rect x=\"32\" y=\"84\" width=\"186.9\" height=\"31\" rx=\"4\"/><text x=\"125.5\" y=\"97\">member.left</text><text x=\"125.5\" y=\"110\">member.known [hasLostPicture]</text></g>\n<g class=\"label\" data-transitions=\"[&#34;(root) --member.known [hasNewPicture]--&#62; fetching&#34;]\"><rect x=\"619.1\" y=\"164.5\" width=\"180.8\" height=\"18\" rx=\"4\"/><text x=\"709.5\" y=\"177.5\">member.known [hasNewPicture]</text></g>\n<g class=\"label\" data-transitions=\"[&#34;fetching --onDone(fetchPicture)--&#62; stored&#34;]\"><rect x=\"171.1\" y=\"367\" width=\"113.7\" height=\"18\" rx=\"4\"/><text x=\"228\" y=\"380\">fetchPicture done</text></g>\n<g class=\"label\" data-transitions=\"[&#34;fetching --onError(fetchPicture)--&#62; initials&#34;]\"><rect x=\"125.5\" y=\"232\" width=\"125.9\" height=\"18\" rx=\"4\"/><text x=\"188.4\" y=\"245\">fetchPicture failed</text></g>\n</svg>\n",
  "guards": {
    "hasNewPicture": "({ context, event }) => {\n      const { avatarId } = eventOf(event, \"member.known\");\n      return avatarId !== null && avatarId !== context.avatarId;\n    }",
    "hasLostPicture": "({ context, event }) =>\n      eventOf(event, \"member.known\").avatarId === null &&\n      context.avatarId !== null",
    "isImage": "({ event }) =>\n      eventOf(event, \"picture.chosen\").kind.startsWith(\"image/\")"
  },
  "walked": [
    "(root) --member.known [else]--> (stays)",
    "(root) --member.known [hasLostPicture]--> initials",
    "(root) --member.known [hasNewPicture]--> fetching",
    "(root) --member.left--> initials",
    "(root) --picture.chosen [else]--> (stays)",
    "(root) --picture.chosen [isImage]--> chosen",
    "chosen --member.known--> (stays)",
    "fetching --onDone(fetchPicture)--> stored",
    "fetching --onError(fetchPicture)--> initials"
  ],
  "driven": [
    "(root) --picture.chosen [isImage]--> chosen",
    "(root) --picture.chosen [else]--> (stays)",
    "(root) --member.left--> initials",
    "(root) --member.known [hasNewPicture]--> fetching",
    "(root) --member.known [hasLostPicture]--> initials",
    "(root) --member.known [else]--> (stays)",
    "fetching --onDone(fetchPicture)--> stored",
    "fetching --onError(fetchPicture)--> initials",
    "chosen --member.known--> (stays)"
  ]
};
