/** The texts of the content in French, by their English text. */
export const content: Readonly<Record<string, string>> = {
  // contract/pages.ts
  "Funding for African business": "Le financement des entreprises africaines",
  "Join Ubia": "Rejoindre Ubia",
  "Log in": "Se connecter",
  "About Us": "À propos",
  Programs: "Programmes",
  "Contact Us": "Contact",
  Support: "Assistance",
  "Privacy and terms": "Confidentialité et conditions",
  "Reset your password": "Réinitialiser votre mot de passe",
  "Choose a new password": "Choisir un nouveau mot de passe",
  "Verify your email": "Vérifier votre adresse e‑mail",
  "Stop reminders": "Arrêter les rappels",
  "Your profile": "Votre profil",
  "Delete your account": "Supprimer votre compte",
  "Change your password": "Changer de mot de passe",
  "Training Calendar": "Calendrier des formations",
  "Events Calendar": "Calendrier des événements",
  Events: "Événements",
  "Your programs": "Vos programmes",
  Payment: "Paiement",
  "My Dashboard": "Mon tableau de bord",
  "Looking for Funding?": "Besoin de financement ?",
  // src/content/about.ts
  "Partnership is a craft.": "Le partenariat est un savoir-faire.",
  "Ubia is run by the private enterprise team of a professional-services firm: advisers who work with owners, families and funders every day, and who have seen too many good businesses fail to find the right investors.":
    "Ubia est pilotée par l’équipe Entreprises privées d’un cabinet d’audit et de conseil : des conseillers qui travaillent chaque jour avec des propriétaires, des familles et des bailleurs de fonds, et qui ont vu trop de bonnes entreprises ne pas trouver les bons investisseurs.",
  "Who we work for": "Pour qui nous travaillons",
  "Ubia brings four kinds of clients together.":
    "Ubia réunit quatre types de clients.",
  "Growing companies": "Entreprises en croissance",
  "Registered businesses with customers, a team and a plan, from the first investment to the last round before a sale.":
    "Des entreprises immatriculées qui ont des clients, une équipe et un projet, du premier investissement au dernier tour de table avant une cession.",
  "Family businesses": "Entreprises familiales",
  "Owners who want to grow, hand over the business or bring in partners without dividing the family.":
    "Des propriétaires qui veulent grandir, transmettre l’entreprise ou accueillir des associés sans diviser la famille.",
  Investors: "Investisseurs",
  "Funds, family offices and private investors who back African ventures and prefer two good profiles to two hundred.":
    "Des fonds, des family offices et des investisseurs privés qui soutiennent les entreprises africaines et préfèrent deux bons profils à deux cents.",
  "Ecosystem partners": "Partenaires de l’écosystème",
  "Incubators, development funders and trade bodies whose members need capital, or that have capital to invest.":
    "Des incubateurs, des institutions de développement et des organisations professionnelles dont les membres ont besoin de capitaux, ou qui ont des capitaux à investir.",
  "What each side needs": "Ce dont chacun a besoin",
  "Each side has different expectations. These are the needs that clients describe to us, and how we meet them.":
    "Chaque partie a ses propres attentes. Voici les besoins que nos clients nous décrivent et la façon dont nous y répondons.",
  Who: "Qui",
  "What they need": "Leurs besoins",
  "What Ubia does": "Ce que fait Ubia",
  Founders: "Fondateurs",
  "Capital that fits their stage, and an honest answer when it does not.":
    "Des capitaux adaptés à leur stade de développement, et une réponse honnête dans le cas contraire.",
  "At most two matches at a time, each with its reasons, and a list of what is missing.":
    "Deux mises en relation à la fois au maximum, chacune avec ses raisons, et une liste de ce qui manque.",
  Families: "Familles",
  "Growth without losing the family name, and discretion while they decide.":
    "La croissance sans perdre le nom de la famille, et de la discrétion le temps de décider.",
  "Profiles that are not public, and a programme for succession and governance.":
    "Des profils qui ne sont pas publics, et un programme consacré à la transmission et à la gouvernance.",
  "Businesses that have been reviewed, in the sectors and sizes they invest in.":
    "Des entreprises déjà examinées, dans leurs secteurs et pour leurs montants d’investissement.",
  "Matches by sector, stage, ticket and country, and access to financial files after approval.":
    "Des mises en relation par secteur, stade, ticket et pays, et l’accès aux documents financiers après acceptation.",
  "Lenders and funders": "Prêteurs et bailleurs de fonds",
  "Books they can rely on, and a pipeline that is more than a list of names.":
    "Des comptes fiables, et un portefeuille de projets qui soit plus qu’une liste de noms.",
  "Programmes that put statements and governance in order, and a documented history of every match.":
    "Des programmes qui mettent en ordre les états financiers et la gouvernance, et un historique documenté de chaque mise en relation.",
  "Regulators and communities": "Autorités de régulation et communautés",
  "Jobs, taxes, and data handling that complies with national law.":
    "Des emplois, des impôts, et un traitement des données conforme à la législation nationale.",
  "Local advice on tax and governance, and a privacy statement for each country.":
    "Des conseils locaux en fiscalité et en gouvernance, et une déclaration de confidentialité pour chaque pays.",
  "A 360 experience": "Un accompagnement à 360°",
  "Money alone is not enough. A business must be ready for it, and needs a partner who stays after the funding. The firm supports you at every step.":
    "L’argent seul ne suffit pas. Une entreprise doit être prête à le recevoir et a besoin d’un partenaire qui reste après le financement. Le cabinet vous accompagne à chaque étape.",
  "A closed square ring of twelve woven cells around one large diamond.":
    "Un anneau carré et fermé de douze cases tissées autour d’un grand losange.",
  Prepare: "Préparer",
  "We put your financial statements, tax and structure in order.":
    "Nous mettons en ordre vos états financiers, votre fiscalité et votre structure.",
  Learn: "Apprendre",
  "Master courses and partner programmes close the gaps.":
    "Les masterclass et les programmes de nos partenaires comblent les lacunes.",
  Match: "Rencontrer",
  "At most two investors, chosen by the criteria of both sides.":
    "Deux investisseurs au maximum, choisis selon les critères des deux parties.",
  Pitch: "Pitcher",
  "Coaching first, then short conversations that count.":
    "D’abord le coaching, puis des entretiens courts qui comptent.",
  Close: "Conclure",
  "Deal, tax and legal advisers are one message away.":
    "Des conseillers en transactions, en fiscalité et en droit sont joignables par simple message.",
  Grow: "Grandir",
  "Mentors support you until the next round or the next generation.":
    "Des mentors vous accompagnent jusqu’à la prochaine levée de fonds ou la prochaine génération.",
  "What you gain": "Ce que vous y gagnez",
  "Two promises, one for each side.": "Deux promesses, une pour chaque partie.",
  "For businesses": "Pour les entreprises",
  "Fewer meetings, with the right investors.":
    "Moins de rendez-vous, avec les bons investisseurs.",
  "Two investors who back your sector, stage and ticket, instead of a mailing list.":
    "Deux investisseurs qui interviennent dans votre secteur, à votre stade et pour votre ticket, au lieu d’une liste de diffusion.",
  "You can always see why each investor was chosen, and the status of each match.":
    "Vous voyez à tout moment pourquoi chaque investisseur a été choisi et où en est chaque mise en relation.",
  "Advisers who understand both tax law and term sheets.":
    "Des conseillers qui maîtrisent aussi bien le droit fiscal que les term sheets.",
  "For investors": "Pour les investisseurs",
  "Fewer profiles, of higher quality.":
    "Moins de profils, de meilleure qualité.",
  "Every business has a complete profile before it reaches you.":
    "Chaque entreprise a un profil complet avant de vous être proposée.",
  "You approve or decline with one click, and can change your decision until the deal is funded.":
    "Vous acceptez ou déclinez en un clic, et pouvez changer d’avis tant que l’opération n’est pas financée.",
  "One table shows the businesses you funded, and the amounts.":
    "Un seul tableau présente les entreprises que vous avez financées, avec les montants.",
  "Who leads it": "Qui dirige Ubia",
  "Lead Partner, Private Enterprise": "Associé principal, Entreprises privées",
  Nairobi: "Nairobi",
  "“A business owner rarely needs one more report. They need an adviser who answers the phone.”":
    "« Un chef d’entreprise a rarement besoin d’un rapport de plus. Il a besoin d’un conseiller qui décroche le téléphone. »",
  "Our lead partner has advised owner-led companies for more than twenty years in East, West and Southern Africa: first as an auditor, then as a tax adviser, and for the past decade as head of the private enterprise practice.":
    "Notre associé principal conseille depuis plus de vingt ans des entreprises dirigées par leurs propriétaires en Afrique de l’Est, de l’Ouest et australe : d’abord en audit, puis en fiscalité et, depuis dix ans, à la tête du pôle Entreprises privées.",
  "The work ranges from a third-generation trading house that brought in its first outside director, to a health start-up that closed a growth round in three currencies. The order is always the same: books, people, then capital.":
    "Ses missions vont de la maison de négoce de troisième génération qui a accueilli son premier administrateur indépendant à la start-up de santé qui a bouclé une levée de fonds de croissance en trois devises. L’ordre est toujours le même : les comptes, les personnes, puis les capitaux.",
  "The lead partner chairs the regional juries of the Global Innovator Tech Competition, teaches in the family business track, and reads every enquiry that is still unanswered on Friday.":
    "Notre associé principal préside les jurys régionaux de la Global Innovator Tech Competition, enseigne dans le parcours consacré aux entreprises familiales et lit chaque vendredi toutes les demandes restées sans réponse.",
  "Write to the lead partner": "Écrire à l’associé principal",
  "Talk to us.": "Parlons-en.",
  "Ask a question first, or open an account and see what information we need.":
    "Posez d’abord une question, ou ouvrez un compte et voyez de quelles informations nous avons besoin.",
  "Join Now": "S’inscrire",
  // src/content/account-pages.ts
  "Woven strips of cloth hanging side by side; the two longest are sewn together.":
    "Des bandes d’étoffe tissée suspendues côte à côte ; les deux plus longues sont cousues ensemble.",
  "Welcome back.": "Bon retour parmi nous.",
  "You will be logged out after thirty minutes, to protect your data.":
    "Votre session se fermera au bout de trente minutes, afin de protéger vos données.",
  "Bring capital and business together.":
    "Rapprochez les capitaux et les entreprises.",
  "Join as an investor or an investee. Everything after that is tailored to your role.":
    "Inscrivez-vous comme investisseur ou comme entreprise. Toute la suite est adaptée à votre rôle.",
  "Safe from the start.": "En sécurité dès le départ.",
  "A verified email protects your account.":
    "Une adresse e‑mail vérifiée protège votre compte.",
  "You decide what reaches you.": "Vous choisissez ce que vous recevez.",
  "A decision about one of your matches is still sent by email.":
    "Les décisions sur vos mises en relation vous sont tout de même envoyées par e‑mail.",
  "Choose a strong password.": "Choisissez un mot de passe robuste.",
  "A password that you do not use anywhere else keeps your profile and your matches safe.":
    "Un mot de passe que vous n’utilisez nulle part ailleurs protège votre profil et vos mises en relation.",
  // src/content/calendar-samples.ts
  "Reading a term sheet": "Lire une term sheet",
  "Cash flow for seasonal businesses":
    "La trésorerie des entreprises saisonnières",
  "Pitch coaching: the first two minutes":
    "Coaching de pitch : les deux premières minutes",
  "Founders’ Roundtable": "Table ronde des fondateurs",
  "Lagos, Nigeria": "Lagos, Nigeria",
  // src/content/chatbot.ts
  "What is Ubia?": "Qu’est-ce qu’Ubia ?",
  "Ubia introduces growing African businesses to investors who fit them, and shows both sides the status of each match until it is funded. The word is Swahili for partnership.":
    "Ubia présente des entreprises africaines en croissance à des investisseurs qui leur correspondent, et montre aux deux parties le statut de chaque mise en relation jusqu’au financement. Le mot signifie « partenariat » en swahili.",
  "How do I get matched with investors?": "Comment trouver des investisseurs ?",
  'Complete your profile, open "Looking for Funding?" and choose Get Matched. You are offered up to {0} investors, with the reasons why, and you can run matching again up to {1} times.':
    "Complétez votre profil, ouvrez « Besoin de financement ? » et choisissez « Trouver des investisseurs ». Jusqu’à {0} investisseurs vous sont proposés, avec les raisons de ce choix, et vous pouvez relancer la recherche jusqu’à {1} fois.",
  "How do I open an account?": "Comment ouvrir un compte ?",
  "Choose Join Now, select whether you are an investor or an investee, and verify your email with the link or the code we send.":
    "Choisissez « S’inscrire », indiquez si vous êtes un investisseur ou une entreprise, puis vérifiez votre adresse e‑mail avec le lien ou le code que nous vous envoyons.",
  "How do I verify my email?": "Comment vérifier mon adresse e‑mail ?",
  "Open the link in the email we sent, or enter its {0}-digit code. The link works for {1} hours. Check your spam folder first.":
    "Ouvrez le lien contenu dans l’e‑mail que nous vous avons envoyé, ou saisissez son code à {0} chiffres. Le lien est valable {1} heures. Consultez d’abord vos courriers indésirables.",
  "How do I reset my password?": "Comment réinitialiser mon mot de passe ?",
  "Choose Forgot Password? on the login page and enter your email. We will email you a link to choose a new one.":
    "Choisissez « Mot de passe oublié ? » sur la page de connexion et saisissez votre adresse e‑mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  "How much do programs cost?": "Combien coûtent les programmes ?",
  "Most Master Programs and the pitch workshop cost {0}, and Tax Technology & GenAI Adoption costs {1}. Mentorship Founder Sessions are free.":
    "La plupart des programmes Masterclass et l’atelier de pitch coûtent {0}, et « Technologies fiscales et adoption de l’IA générative » coûte {1}. Les séances de mentorat pour fondateurs sont gratuites.",
  "What programs do you offer?": "Quels programmes proposez-vous ?",
  "Master Programs, External Programs in two tracks (ecosystem and family business), Mentorship Founder Sessions, and Pitch Coaching.":
    "Les programmes Masterclass, les programmes externes en deux parcours (écosystème et entreprises familiales), les séances de mentorat pour fondateurs et le coaching de pitch.",
  "What do I need before I request a match?":
    "Que faut-il pour demander une mise en relation ?",
  "Five things in your profile: business name, business type, business stage, ticket size and sector. Two years of consistent financial statements help.":
    "Cinq informations dans votre profil : le nom de l’entreprise, sa forme juridique, son stade de développement, le ticket recherché et le secteur. Deux années d’états financiers cohérents sont un atout.",
  "Who can join?": "Qui peut s’inscrire ?",
  "Businesses in any African country that are looking for capital, and investors who want to back them.":
    "Les entreprises de tous les pays d’Afrique à la recherche de capitaux, et les investisseurs qui veulent les soutenir.",
  "Who can read my profile?": "Qui peut lire mon profil ?",
  "Only the members you are matched with. An investor sees the financial records of a business only after approving it.":
    "Uniquement les membres avec lesquels vous êtes en relation. Un investisseur ne voit les données financières d’une entreprise qu’après avoir accepté la mise en relation.",
  "Where are your offices?": "Où se trouvent vos bureaux ?",
  "In {0}. The addresses are on the Contact Us page, which also lists our contacts by region.":
    "À {0}. Les adresses figurent sur la page « Contact », qui donne aussi nos contacts par région.",
  " and ": " et à ",
  "When are you open?": "Quand êtes-vous ouverts ?",
  "Our offices are open {0}. This assistant answers at any time.":
    "Nos bureaux sont ouverts {0}. Cet assistant répond à toute heure.",
  "Can an investor also seek funding?":
    "Puis-je investir et rechercher aussi un financement ?",
  "Yes, with an investee account under another email address: each account has one role, which keeps its matches separate.":
    "Oui, avec un compte Entreprise ouvert sous une autre adresse e‑mail : chaque compte a un seul rôle, ce qui sépare ses mises en relation.",
  "Why was I logged out?": "Pourquoi ma session a-t-elle été fermée ?",
  "A session ends after {0} minutes, to protect your data. A notice that appears {1} minutes earlier lets you log in again on the same page.":
    "Une session prend fin au bout de {0} minutes, afin de protéger vos données. Un avis affiché {1} minutes plus tôt vous permet de vous reconnecter sur la même page.",
  "good morning": "good morning",
  "good afternoon": "good afternoon",
  "good evening": "good evening",
  "good day": "good day",
  "Hello!": "Hello!",
  "Habari!": "Habari!",
  "Bonjour !": "Bonjour !",
  "bom dia": "bom dia",
  "boa tarde": "boa tarde",
  "boa noite": "boa noite",
  "Olá!": "Olá!",
  "Sannu!": "Sannu!",
  "Sawubona!": "Sawubona!",
  // src/content/competition.ts
  "Global Innovator Tech Competition": "Global Innovator Tech Competition",
  "Three regional finals lead to the grand final. Choose the region where your company is registered.":
    "Trois finales régionales mènent à la grande finale. Choisissez la région où votre entreprise est immatriculée.",
  "More Info": "En savoir plus",
  "East Africa": "Afrique de l’Est",
  "Kenya, Uganda, Tanzania, Rwanda and their neighbours.":
    "Kenya, Ouganda, Tanzanie, Rwanda et leurs voisins.",
  "West Africa": "Afrique de l’Ouest",
  "Nigeria, Ghana, Senegal, Côte d'Ivoire and their neighbours.":
    "Nigeria, Ghana, Sénégal, Côte d’Ivoire et leurs voisins.",
  "Southern Africa": "Afrique australe",
  "South Africa, Zambia, Zimbabwe, Mozambique and their neighbours.":
    "Afrique du Sud, Zambie, Zimbabwe, Mozambique et leurs voisins.",
  // src/content/contacts.ts
  "Get in touch with our team.": "Contactez notre équipe.",
  "Write to the contact whose area best fits your question. We answer within {0}; our office hours are {1}.":
    "Écrivez à la personne dont le domaine correspond le mieux à votre question. Nous répondons sous {0} ; nos bureaux sont ouverts {1}.",
  Webmail: "Messagerie web",
  "Network profile": "Profil professionnel",
  "Contacts by region": "Contacts par région",
  "Not sure who to contact? Write to the desk for your region, which will forward your question.":
    "Vous ne savez pas à qui vous adresser ? Écrivez au bureau de votre région, qui transmettra votre question.",
  "Nairobi, Kenya": "Nairobi, Kenya",
  "Questions about the firm as a whole, and complaints.":
    "Questions sur l’ensemble du cabinet, et réclamations.",
  "West Africa desk": "Bureau Afrique de l’Ouest",
  "Accra, Ghana": "Accra, Ghana",
  "General questions, and choosing a programme.":
    "Questions générales et choix d’un programme.",
  "Partner, Capital Raising": "Associé, Levées de fonds",
  "Funding rounds, lenders and deal terms.":
    "Tours de table, prêteurs et conditions des opérations.",
  "Director, Family Business": "Direction, Entreprises familiales",
  "Succession, boards and new shareholders.":
    "Transmission, conseils d’administration et nouveaux actionnaires.",
  "East Africa desk": "Bureau Afrique de l’Est",
  "Partner, Tax and Structuring": "Associé, Fiscalité et structuration",
  "Holding structures, incentives and tax technology.":
    "Structures de holding, incitations fiscales et technologies fiscales.",
  "Manager, Pitch Coaching": "Responsable, Coaching de pitch",
  "Kampala, Uganda": "Kampala, Ouganda",
  "Pitch decks, rehearsals and speed pitching days.":
    "Pitch decks, répétitions et journées de speed pitching.",
  "Southern Africa desk": "Bureau Afrique australe",
  "Johannesburg, South Africa": "Johannesburg, Afrique du Sud",
  "Partner, Investor Relations": "Associé, Relations investisseurs",
  "Port Louis, Mauritius": "Port-Louis, Maurice",
  "Funds and family offices that are looking for matches.":
    "Fonds et family offices à la recherche de mises en relation.",
  "Director, Governance": "Direction, Gouvernance",
  "Lusaka, Zambia": "Lusaka, Zambie",
  "Financial statements, internal controls and boards.":
    "États financiers, contrôle interne et conseils d’administration.",
  "Something not working?": "Quelque chose ne fonctionne pas ?",
  "For accounts, passwords and missing emails, contact the support team.":
    "Pour les comptes, les mots de passe et les e‑mails non reçus, contactez l’équipe d’assistance.",
  // src/content/descriptions.ts
  "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides the status of each match.":
    "Ubia présente des entreprises africaines en croissance aux deux investisseurs qui leur correspondent le mieux, et montre aux deux parties le statut de chaque mise en relation.",
  "Open an account with Ubia as an investor or an investee.":
    "Ouvrez un compte Ubia en tant qu’investisseur ou entreprise.",
  "Log in to Ubia.": "Connectez-vous à Ubia.",
  "Master courses, accelerators, family business programmes, founder sessions and pitch coaching across Africa.":
    "Masterclass, accélérateurs, programmes pour entreprises familiales, séances pour fondateurs et coaching de pitch dans toute l’Afrique.",
  "Who Ubia works for, what each side needs, the 360 experience for businesses, and where the firm works in Africa.":
    "Pour qui travaille Ubia, ce dont chacun a besoin, l’accompagnement des entreprises à 360° et les pays d’Afrique où le cabinet est présent.",
  "Contacts in West, East and Southern Africa, each with an email address and a professional profile.":
    "Des contacts en Afrique de l’Ouest, de l’Est et australe, chacun avec une adresse e‑mail et un profil professionnel.",
  "Request a link to reset your Ubia password.":
    "Demandez un lien pour réinitialiser votre mot de passe Ubia.",
  "How to contact the Ubia team by email and phone, and answers to common questions.":
    "Comment contacter l’équipe d’Ubia par e‑mail et par téléphone, et les réponses aux questions courantes.",
  "Privacy statements by country, and Ubia’s terms and privacy notice.":
    "Les déclarations de confidentialité par pays, les conditions générales et la politique de confidentialité d’Ubia.",
  "Verify your email with the six-digit code that Ubia sent you.":
    "Vérifiez votre adresse e‑mail avec le code à six chiffres qu’Ubia vous a envoyé.",
  "Capital meets its match: woven strips of cloth hanging side by side, the two longest sewn together.":
    "Le capital fait la bonne rencontre : des bandes d’étoffe tissée suspendues côte à côte, dont les deux plus longues sont cousues ensemble.",
  // src/content/eligibility.ts
  "Your financing gap is above {0}.":
    "Votre besoin de financement non couvert dépasse {0}.",
  "the firm’s threshold": "le seuil fixé par le cabinet",
  "Registered company": "Entreprise immatriculée",
  "Your business is a registered company.":
    "Votre entreprise est une société immatriculée.",
  "Years of operation": "Années d’activité",
  "You can document how many years you have been operating.":
    "Vous pouvez justifier de votre nombre d’années d’activité.",
  "Annual revenue": "Chiffre d’affaires annuel",
  "You can document your annual revenue.":
    "Vous pouvez justifier de votre chiffre d’affaires annuel.",
  Team: "Équipe",
  "A team of at least 5 full-time staff plus the founder.":
    "Une équipe d’au moins 5 salariés à temps plein, en plus du fondateur.",
  "Ability to scale": "Potentiel de croissance",
  "The business can grow beyond the market it serves today.":
    "L’entreprise peut se développer au-delà de son marché actuel.",
  Sector: "Secteur",
  "Tech, transport, construction, health and education, hotels and food, agriculture, trade, or energy.":
    "Technologies, transports, construction, santé et éducation, hôtellerie et restauration, agriculture, commerce ou énergie.",
  "Financial statements": "États financiers",
  "Two years of consistent financial statements.":
    "Deux années d’états financiers cohérents.",
  "Financing gap": "Besoin de financement",
  "Pitch in English": "Pitch en anglais",
  "You can pitch in English.": "Vous pouvez pitcher en anglais.",
  // src/content/firm.ts
  "Monday to Friday 9-5 EAT":
    "du lundi au vendredi, de 9 h à 17 h (heure de Nairobi)",
  "two working days": "deux jours ouvrés",
  "Riverside Example House, Westlands, Nairobi, Kenya":
    "Riverside Example House, Westlands, Nairobi, Kenya",
  Accra: "Accra",
  "Independence Example Avenue, Ridge, Accra, Ghana":
    "Independence Example Avenue, Ridge, Accra, Ghana",
  // src/content/footprint.ts
  Footprint: "Notre présence",
  "Businesses from all 54 African countries can register. The firm has teams in the countries below. Each square of cloth represents a country.":
    "Les entreprises des 54 pays d’Afrique peuvent s’inscrire. Le cabinet a des équipes dans les pays ci-dessous. Chaque carré d’étoffe représente un pays.",
  "Head offices": "Sièges",
  "Show on a map": "Afficher sur une carte",
  Ghana: "Ghana",
  Nigeria: "Nigeria",
  Lagos: "Lagos",
  Kenya: "Kenya",
  Rwanda: "Rwanda",
  Kigali: "Kigali",
  Tanzania: "Tanzanie",
  "Dar es Salaam": "Dar es Salaam",
  Uganda: "Ouganda",
  Kampala: "Kampala",
  Mauritius: "Maurice",
  "Port Louis": "Port-Louis",
  Mozambique: "Mozambique",
  Maputo: "Maputo",
  "South Africa": "Afrique du Sud",
  Johannesburg: "Johannesburg",
  Zambia: "Zambie",
  Lusaka: "Lusaka",
  Zimbabwe: "Zimbabwe",
  Harare: "Harare",
  // src/content/gallery.ts
  "Videos and posts": "Vidéos et publications",
  "Videos and posts from pitch days and workshops. Nothing is loaded from another site until you click.":
    "Des vidéos et des publications issues de journées de pitch et d’ateliers. Rien n’est chargé depuis un autre site tant que vous n’avez pas cliqué.",
  "Play video": "Lire la vidéo",
  "Show post": "Afficher la publication",
  "Loading from {host}": "Chargement depuis {host}",
  "This is taking longer than usual: {host} may be blocked here. You can also use the link below.":
    "Cela prend plus de temps que d’habitude : {host} est peut-être bloqué ici. Vous pouvez aussi utiliser le lien ci-dessous.",
  "Open on {host}": "Ouvrir sur {host}",
  "Pitch day in Nairobi: nine businesses, five minutes each":
    "Journée de pitch à Nairobi : neuf entreprises, cinq minutes chacune",
  "Video by the Nairobi team": "Vidéo de l’équipe de Nairobi",
  "A grain store in Tamale": "Un grenier à céréales à Tamale",
  "Post by the Accra team": "Publication de l’équipe d’Accra",
  "Two introductions and one approval led to a new grain store in Tamale before the harvest. The founder says that she wishes she had asked sooner.":
    "Deux mises en relation, dont une acceptée, ont abouti à un nouveau grenier à céréales à Tamale avant la récolte. La fondatrice regrette de ne pas avoir fait sa demande plus tôt.",
  "A seat at the family table": "Une place à la table familiale",
  "Post by the Southern Africa team":
    "Publication de l’équipe d’Afrique australe",
  "The hardest meeting in a family business is the one that is never held. Our family business track begins with that meeting.":
    "Dans une entreprise familiale, la réunion la plus difficile est celle qui n’a jamais lieu. Notre parcours consacré aux entreprises familiales commence par cette réunion.",
  "A five-minute pitch, explained step by step":
    "Un pitch de cinq minutes, expliqué étape par étape",
  "Video by the pitch coaches": "Vidéo des coachs de pitch",
  "Books in order: what two years of statements tell an investor":
    "Des comptes en ordre : ce que deux années d’états financiers disent à un investisseur",
  "Video by the finance team": "Vidéo de l’équipe financière",
  // src/content/insights.ts
  Insights: "Analyses",
  "Articles for founders, families and funders, written by their advisers.":
    "Des articles pour les fondateurs, les familles et les bailleurs de fonds, écrits par leurs conseillers.",
  "Read More": "Lire la suite",
  Articles: "Articles",
  "Previous article": "Article précédent",
  "Next article": "Article suivant",
  "{0} of {1}": "{0} sur {1}",
  "{0} to {1} of {2}": "{0} à {1} sur {2}",
  "Where venture money is going in African markets this year":
    "Où va l’argent du capital-risque cette année sur les marchés africains",
  "Venture trends": "Tendances du capital-risque",
  "Handing over a family business without losing the family":
    "Transmettre une entreprise familiale sans perdre la famille",
  "Family business": "Entreprise familiale",
  "The first five minutes of a pitch, and what investors hear":
    "Les cinq premières minutes d’un pitch, et ce que les investisseurs entendent",
  Pitching: "Pitch",
  "What founders wish they had known before their first round":
    "Ce que les fondateurs auraient aimé savoir avant leur première levée de fonds",
  "Leading a company that has outgrown its founder’s desk":
    "Diriger une entreprise devenue trop grande pour le bureau de son fondateur",
  Leadership: "Leadership",
  "Local currency, foreign capital: structures that work":
    "Monnaie locale, capitaux étrangers : les montages qui fonctionnent",
  "Three generations, one board: governance for family firms":
    "Trois générations, un seul conseil d’administration : la gouvernance des entreprises familiales",
  "Twelve questions investors ask, and how to answer them":
    "Douze questions que posent les investisseurs, et comment y répondre",
  "From prototype to payroll: the second year of a start-up":
    "Du prototype aux premiers salaires : la deuxième année d’une start-up",
  "A board that argues well: choosing directors who disagree":
    "Un conseil qui sait débattre : choisir des administrateurs qui osent le désaccord",
  // src/content/landing.ts
  "Capital meets its match.": "Le capital fait la bonne rencontre.",
  "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides the status of each match until it is funded.":
    "Ubia présente des entreprises africaines en croissance aux deux investisseurs qui leur correspondent le mieux, et montre aux deux parties le statut de chaque mise en relation jusqu’au financement.",
  "Explore Programs": "Découvrir les programmes",
  "Ubia at a glance": "Ubia en bref",
  "investors at most per business, so that every introduction gets attention":
    "investisseurs au maximum par entreprise, pour que chaque mise en relation reçoive toute l’attention nécessaire",
  "stages of a match, which both sides can see at any time":
    "étapes pour chaque mise en relation, visibles à tout moment par les deux parties",
  "African countries where a business can register":
    "pays d’Afrique où une entreprise peut s’inscrire",
  "ticket ranges, from under ten thousand to over five million US dollars":
    "fourchettes de tickets, de moins de dix mille à plus de cinq millions de dollars US",
  "Four ways the firm works for you": "Quatre façons de vous accompagner",
  "Whether you bring the business or the capital, the firm supports you from the first profile to the signed deal.":
    "Que vous apportiez l’entreprise ou les capitaux, le cabinet vous accompagne du premier profil à la signature de l’accord.",
  Matchmaking: "Mise en relation",
  "A business’s sector, stage, ticket size and country are compared with each investor’s criteria. You see why a match was made.":
    "Le secteur, le stade, le ticket et le pays d’une entreprise sont comparés aux critères de chaque investisseur. Vous voyez pourquoi une mise en relation a été proposée.",
  "Master courses and partner programmes that prepare your books, your board and your team for outside money.":
    "Des masterclass et des programmes partenaires qui préparent vos comptes, votre conseil d’administration et votre équipe à l’arrivée de capitaux extérieurs.",
  "Speed Pitching": "Speed pitching",
  "Short, timed conversations with investors, prepared with a coach.":
    "Des entretiens courts et minutés avec des investisseurs, préparés avec un coach.",
  "Expert Support": "Accompagnement d’experts",
  "Tax, deal and governance advisers in Nairobi and Accra, one message away.":
    "Des conseillers en fiscalité, en transactions et en gouvernance à Nairobi et à Accra, joignables par simple message.",
  "How it works": "Comment ça marche",
  "The same four steps for both sides. Nothing is published: only those you are matched with can read your profile.":
    "Quatre étapes, les mêmes pour les deux parties. Rien n’est publié : seuls les membres avec lesquels vous êtes en relation peuvent lire votre profil.",
  "If you are looking for capital": "Si vous recherchez des capitaux",
  "If you invest": "Si vous investissez",
  "Open an account": "Ouvrir un compte",
  "All you need to start is an email and a password.":
    "Une adresse e‑mail et un mot de passe suffisent pour commencer.",
  "Register as an investee and verify your email with the link or the code we send.":
    "Inscrivez-vous comme entreprise et vérifiez votre adresse e‑mail avec le lien ou le code que nous vous envoyons.",
  "Register as an investor and verify your email with the link or the code we send.":
    "Inscrivez-vous comme investisseur et vérifiez votre adresse e‑mail avec le lien ou le code que nous vous envoyons.",
  "Complete your profile": "Compléter votre profil",
  "Enter your business name, type, stage, sector and ticket size. Investors ask for these first.":
    "Indiquez le nom de votre entreprise, sa forme juridique, son stade, son secteur et le ticket recherché. C’est ce que les investisseurs demandent en premier.",
  "Enter the sectors, stages and ticket range that you invest in.":
    "Indiquez les secteurs, les stades et la fourchette de tickets qui vous intéressent.",
  "Meet your match": "Faire la bonne rencontre",
  "Request a match. You are offered up to two investors, each with the reasons why.":
    "Demandez une mise en relation. Jusqu’à deux investisseurs vous sont proposés, chacun avec les raisons de ce choix.",
  "Review the businesses matched with you, and approve or decline.":
    "Étudiez les entreprises qui vous sont proposées, puis acceptez ou déclinez.",
  "Follow the deal": "Suivre l’opération",
  "An approval introduces you to each other. Your dashboard shows every stage.":
    "Dès que l’investisseur accepte, vous êtes présentés l’un à l’autre. Votre tableau de bord montre chaque étape.",
  "One table shows the businesses you approved and funded, and the amounts.":
    "Un seul tableau présente les entreprises que vous avez acceptées et financées, avec les montants.",
  "New tools, proven experience": "De nouveaux outils, une expérience éprouvée",
  "Ubia is transparent. You can see how a match score is calculated, both sides see the same stages, and no decision about a business is left to a black box.":
    "Ubia est transparente. Vous voyez comment un score de compatibilité est calculé, les deux parties voient les mêmes étapes, et aucune décision concernant une entreprise n’est laissée à une boîte noire.",
  "Innovators also need people. The firm’s labs, programmes and competitions introduce them to engineers, tax advisers and board members who have done it before.":
    "Les innovateurs ont aussi besoin d’être bien entourés. Les laboratoires, les programmes et les concours du cabinet leur font rencontrer des ingénieurs, des fiscalistes et des administrateurs qui ont déjà parcouru ce chemin.",
  "Reasons for every match, in plain language":
    "Les raisons de chaque mise en relation, en termes simples",
  "Profiles are not public, and data is not sold":
    "Des profils qui ne sont pas publics, et des données qui ne sont pas vendues",
  "A competition for innovators in three regions":
    "Un concours pour les innovateurs dans trois régions",
  "Cloth on a loom: woven squares on the left, bare threads on the right, and one gold seam between them.":
    "Une étoffe sur un métier à tisser : des carrés tissés à gauche, des fils nus à droite, et une couture dorée entre eux.",
  // src/content/matching-inquiry.ts
  "Help with our financial statements":
    "Demande d’aide pour nos états financiers",
  "Hello,": "Bonjour,",
  "We would like to be matched with investors on Ubia, and do not have two years of consistent financial statements yet.":
    "Nous souhaitons être mis en relation avec des investisseurs sur Ubia, mais nous ne disposons pas encore de deux années d’états financiers cohérents.",
  "Business name: ": "Nom de l’entreprise : ",
  "Country: ": "Pays : ",
  "Years of operation: ": "Années d’activité : ",
  "What we have so far: ": "Ce dont nous disposons déjà : ",
  "Please let us know how you can help us prepare our statements.":
    "Merci de nous indiquer comment vous pouvez nous aider à préparer nos états financiers.",
  "Kind regards": "Cordialement",
  // src/content/privacy.ts
  "What you agree to when you use Ubia, and what happens to your data. This page is short so that it is easy to read.":
    "Ce que vous acceptez en utilisant Ubia, et ce que deviennent vos données. Cette page est courte afin d’être facile à lire.",
  "On this page": "Sur cette page",
  "Statements by country": "Déclarations par pays",
  "The firm has a privacy statement for each country it works in. The statement for your country applies in addition to this page.":
    "Le cabinet a une déclaration de confidentialité pour chaque pays où il exerce. Celle de votre pays s’applique en plus de cette page.",
  "Terms and conditions": "Conditions générales",
  "Ubia introduces businesses that seek capital to investors. It does not provide investment, legal or tax advice, does not hold money, and is not a party to any agreement between a business and an investor.":
    "Ubia présente des entreprises à la recherche de capitaux à des investisseurs. Ubia ne fournit aucun conseil en investissement, juridique ou fiscal, ne détient pas de fonds et n’est partie à aucun accord entre une entreprise et un investisseur.",
  "A match is an introduction, not a promise: neither side has to continue, and a score describes how well two profiles fit, not how a business will perform.":
    "Une mise en relation est une présentation, non une promesse : aucune des parties n’est tenue de poursuivre, et un score indique dans quelle mesure deux profils se correspondent, non les résultats futurs d’une entreprise.",
  "Your account": "Votre compte",
  "An account belongs to one person acting for one business or investor, and has one role. Keep your password secret, and contact us if you believe that someone else knows it.":
    "Un compte appartient à une seule personne, qui agit pour une seule entreprise ou un seul investisseur, et il a un seul rôle. Gardez votre mot de passe secret et contactez-nous si vous pensez que quelqu’un d’autre le connaît.",
  "Keep your profile accurate and up to date, because others base their decisions on it.":
    "Veillez à ce que votre profil soit exact et à jour, car d’autres fondent leurs décisions sur lui.",
  Confidentiality: "Confidentialité",
  "The profiles, figures and documents of other members are confidential. Use them only to decide on a match, and do not share them.":
    "Les profils, les chiffres et les documents des autres membres sont confidentiels. Utilisez-les uniquement pour vous prononcer sur une mise en relation et ne les communiquez à personne.",
  "Ending your account": "Fin de votre compte",
  "You can leave at any time. We may suspend an account that deceives others or puts them at risk, and will explain why.":
    "Vous pouvez quitter Ubia à tout moment. Nous pouvons suspendre un compte qui trompe d’autres personnes ou les met en danger, et nous en expliquerons la raison.",
  "For questions, copies of your data and corrections, write to":
    "Pour toute question, pour obtenir une copie de vos données ou pour les faire rectifier, écrivez à",
  "Privacy notice": "Politique de confidentialité",
  "What we store": "Ce que nous conservons",
  "Your email, your role, your profile with the files you add, your matches with their stages, and hashes of your last {0} passwords, from which the passwords cannot be recovered.":
    "Votre adresse e‑mail, votre rôle, votre profil et les fichiers que vous y ajoutez, vos mises en relation et leurs étapes, ainsi que les empreintes (hachages) de vos {0} derniers mots de passe, à partir desquelles les mots de passe ne peuvent pas être retrouvés.",
  "While you are logged in: the browser and system that you use, and the times of the login and of your last activity. For each network address that you log in from: a hash of the address, for {0} days after your last login from it. The hash prevents attacks from other addresses from locking you out.":
    "Pendant votre session : le navigateur et le système que vous utilisez, ainsi que l’heure de la connexion et celle de votre dernière activité. Pour chaque adresse réseau depuis laquelle vous vous connectez : une empreinte (hachage) de l’adresse, pendant {0} jours après votre dernière connexion depuis celle-ci. Cette empreinte évite que des attaques lancées depuis d’autres adresses ne bloquent votre accès.",
  "What our team does with your account, such as suspending it.":
    "Les actions de notre équipe sur votre compte, par exemple sa suspension.",
  "Our logs contain the time, type, duration and outcome of each request, but never its content.":
    "Nos journaux contiennent l’heure, le type, la durée et le résultat de chaque requête, mais jamais son contenu.",
  "Why we use your data, and who sees it":
    "Pourquoi nous utilisons vos données, et qui les voit",
  "We use your data to find matches and to show both sides the status of each match. An investor sees the profile of a business once the two are matched, and its financial records only after approving it. When an investor approves, each side sees the email of the other. Our team can access the data it needs to help you.":
    "Nous utilisons vos données pour trouver des mises en relation et pour montrer aux deux parties le statut de chacune. Un investisseur voit le profil d’une entreprise dès qu’ils sont mis en relation, et ses données financières seulement après avoir accepté. Lorsqu’un investisseur accepte, chaque partie voit l’adresse e‑mail de l’autre. Notre équipe peut accéder aux données nécessaires pour vous aider.",
  "We do not sell data, and these pages contain no advertising and no trackers. External pages, videos and posts are loaded only when you request them; their own privacy statements then apply.":
    "Nous ne vendons pas de données, et ces pages ne contiennent ni publicité ni traceurs. Les pages, vidéos et publications externes ne sont chargées qu’à votre demande ; leurs propres déclarations de confidentialité s’appliquent alors.",
  "What your browser stores": "Ce que votre navigateur conserve",
  "While you are logged in: the key of your session, your role, your email and the time of your last activity, so that all tabs share the session. It ends after {0} minutes. Until then, your browser also stores the profile and the matches that you last opened, so that you can read them while you are offline. Unsaved changes in the profile form stay in the browser tab until you save or discard them, or log out. The time of the last logout is stored, too.":
    "Pendant votre session : la clé de votre session, votre rôle, votre adresse e‑mail et l’heure de votre dernière activité, afin que tous les onglets partagent la session. Celle-ci prend fin au bout de {0} minutes. Jusque-là, votre navigateur conserve aussi le profil et les mises en relation que vous avez ouverts en dernier, afin que vous puissiez les lire hors ligne. Les modifications non enregistrées du formulaire de profil restent dans l’onglet du navigateur jusqu’à ce que vous les enregistriez, les effaciez ou vous déconnectiez. L’heure de la dernière déconnexion est également conservée.",
  "If you accept cookies, a cookie called {0} stores your choice for {1} days. If you reject them, a cookie stores the rejection until you close the browser. When you request password resets, two more cookies store the times of the requests and how long you have to wait before the next one, and the browser tab stores the email address that you entered. After too many failed logins, your browser stores when you can log in again. You can change your choice about cookies with the Cookie choice button at the bottom of this page.":
    "Si vous acceptez les cookies, un cookie nommé {0} conserve votre choix pendant {1} jours. Si vous les refusez, un cookie conserve ce refus jusqu’à ce que vous fermiez le navigateur. Lorsque vous demandez une réinitialisation de votre mot de passe, deux autres cookies conservent l’heure de vos demandes et le délai à respecter avant la suivante, et l’onglet du navigateur conserve l’adresse e‑mail que vous avez saisie. Après un trop grand nombre d’échecs de connexion, votre navigateur conserve le moment à partir duquel vous pourrez vous reconnecter. Vous pouvez modifier votre choix concernant les cookies avec le bouton « Choix des cookies » au bas de cette page.",
  "How long we keep your data, and your rights":
    "Combien de temps nous conservons vos données, et vos droits",
  "We keep your data for as long as you have an account. You can correct your data in your profile, and in Manage Account you can download a copy of it or delete your account. After a deletion, only two things remain: for the members you were matched with, the history of your matches without your personal data; and a record of the deletion and of what our team did with your account, without your name and email. To exercise any other right, write to the support address. If your country has a data protection authority, you can also contact it.":
    "Nous conservons vos données tant que vous avez un compte. Vous pouvez rectifier vos données dans votre profil et, dans « Gérer mon compte », en télécharger une copie ou supprimer votre compte. Après une suppression, il ne reste que deux éléments : pour les membres avec lesquels vous étiez en relation, l’historique de vos mises en relation sans vos données personnelles ; et une trace de la suppression et des actions de notre équipe sur votre compte, sans votre nom ni votre adresse e‑mail. Pour exercer tout autre droit, écrivez à l’adresse de l’assistance. Si votre pays dispose d’une autorité de protection des données, vous pouvez aussi vous adresser à elle.",
  // src/content/programme-enquiry.ts
  "Programme enquiry: {0}": "Demande de renseignements sur un programme : {0}",
  "on request": "sur demande",
  "free of charge": "gratuit",
  "I would like to book this programme or learn more about it.":
    "Je souhaite réserver ce programme ou en savoir plus.",
  "Programme: {0}": "Programme : {0}",
  "Provider: {0}": "Organisateur : {0}",
  "Investment: {0}": "Tarif : {0}",
  "{0} (USD)": "{0}",
  "Name: ": "Nom : ",
  "Business: ": "Entreprise : ",
  "Phone: ": "Téléphone : ",
  "Preferred dates: ": "Dates souhaitées : ",
  "My question: ": "Ma question : ",
  Outlook: "Outlook",
  // src/content/programmes/catalogue.ts
  "Private Enterprise Academy": "Private Enterprise Academy",
  "Investment Readiness": "Préparation à l’investissement",
  "Learn what an investor checks first and prepare it in advance: consistent figures, complete contracts, and a convincing answer to the question “Why now?”":
    "Apprenez ce qu’un investisseur vérifie en premier et préparez-le à l’avance : des chiffres cohérents, des contrats complets et une réponse convaincante à la question « Pourquoi maintenant ? »",
  "Six evenings of two hours, online, in groups of twelve.":
    "Six soirées de deux heures, en ligne, par groupes de douze.",
  "A data room that an investor can understand without asking you for help.":
    "Une data room qu’un investisseur comprend sans vous demander d’aide.",
  "Tax Technology & GenAI Adoption":
    "Technologies fiscales et adoption de l’IA générative",
  "For finance teams that still enter invoices manually. You map the sources of your tax data, choose what to automate, and learn where generative tools help with tax returns and where a person must approve the result.":
    "Pour les équipes financières qui saisissent encore les factures à la main. Vous recensez les sources de vos données fiscales, choisissez ce qu’il faut automatiser et apprenez où les outils génératifs aident à préparer les déclarations fiscales et où une personne doit valider le résultat.",
  "Three half days, online, with your own ledgers.":
    "Trois demi-journées, en ligne, avec vos propres grands livres.",
  "A plan of what to automate first, with costs and risks.":
    "Un plan de ce qu’il faut automatiser en premier, avec les coûts et les risques.",
  "Corporate Governance for Growing Companies":
    "La gouvernance des entreprises en croissance",
  "A board is more than a meeting of friends. Learn who should be on it, what it decides, what it leaves to management, and how minutes protect its members.":
    "Un conseil d’administration est plus qu’une réunion d’amis. Apprenez qui doit y siéger, ce qu’il décide, ce qu’il laisse à la direction et comment les procès-verbaux protègent ses membres.",
  "Two full days in Nairobi or Accra.":
    "Deux journées complètes à Nairobi ou à Accra.",
  "A board calendar, and terms of reference for each seat.":
    "Un calendrier du conseil et les termes de référence de chaque siège.",
  "Financial Modelling and Valuation":
    "Modélisation financière et valorisation",
  "Build a three-statement model that an outsider can follow.":
    "Construisez un modèle à trois états financiers qu’une personne extérieure puisse comprendre.",
  "Test it against a bad harvest, a weak currency and late payments.":
    "Testez-le face à une mauvaise récolte, une monnaie faible et des retards de paiement.",
  "Estimate the range of your company’s value, and explain both ends of it.":
    "Estimez la fourchette de valeur de votre entreprise et justifiez-en les deux bornes.",
  "Eight evenings of two hours, online, with exercises between them.":
    "Huit soirées de deux heures, en ligne, avec des exercices entre les soirées.",
  "A working model of your own business.":
    "Un modèle opérationnel de votre propre entreprise.",
  "Raising Capital: Debt, Equity and Everything in Between":
    "Lever des capitaux : dette, fonds propres et solutions intermédiaires",
  "Compare loans, shares and convertible notes: what each costs in good and bad years, and which of them your cash flow can support.":
    "Comparez les prêts, les actions et les obligations convertibles : ce que chacun coûte les bonnes et les mauvaises années, et ce que votre trésorerie peut supporter.",
  "Five evenings of two hours, online.":
    "Cinq soirées de deux heures, en ligne.",
  "A term sheet that you have reviewed line by line, with your limits marked.":
    "Une term sheet que vous avez examinée ligne par ligne, avec vos limites indiquées.",
  "Internal Controls and Audit Readiness":
    "Contrôle interne et préparation à l’audit",
  "Small teams often share passwords and approvals. You learn which duties to separate, what an auditor will ask for, and how to close the month in ten days instead of forty.":
    "Dans les petites équipes, on partage souvent mots de passe et validations. Vous apprenez quelles tâches séparer, ce que demandera un auditeur et comment clôturer le mois en dix jours au lieu de quarante.",
  "Four half days, online or in Nairobi.":
    "Quatre demi-journées, en ligne ou à Nairobi.",
  "A list of controls for your team, and a calendar for the month-end close.":
    "Une liste de contrôles pour votre équipe et un calendrier de clôture mensuelle.",
  "Sustainability Reporting for Mid-Sized Firms":
    "Le reporting de durabilité pour les entreprises de taille moyenne",
  "Lenders and buyers ask for figures on energy, water and people. Start with the five that matter most in your sector, measure them with the data you have, and report them plainly.":
    "Les prêteurs et les acheteurs demandent des chiffres sur l’énergie, l’eau et le personnel. Commencez par les cinq qui comptent le plus dans votre secteur, mesurez-les avec les données dont vous disposez et présentez-les simplement.",
  "Four evenings of two hours, online.":
    "Quatre soirées de deux heures, en ligne.",
  "A first report of five pages.": "Un premier rapport de cinq pages.",
  "Cyber Security for Business Owners":
    "La cybersécurité pour les chefs d’entreprise",
  "Mobile money, shared laptops, emails announcing a supplier's new bank details: learn how fraud reaches companies of your size, and twelve habits that prevent most of it.":
    "Mobile money, ordinateurs partagés, e‑mails annonçant les nouvelles coordonnées bancaires d’un fournisseur : découvrez comment la fraude atteint les entreprises de votre taille, et douze habitudes qui en évitent l’essentiel.",
  "Two half days, online, for the owner and the head of finance together.":
    "Deux demi-journées, en ligne, pour le propriétaire et le responsable financier ensemble.",
  "A one-page incident response plan.":
    "Un plan de réponse aux incidents en une page.",
  "Cross-Border Expansion in Africa": "L’expansion transfrontalière en Afrique",
  "Expanding to a second country is like starting a second company. Learn about licences, customs, currencies and partners, and find out in six weeks whether the neighbouring market is worth it.":
    "S’implanter dans un deuxième pays, c’est comme créer une deuxième entreprise. Découvrez les licences, la douane, les devises et les partenaires, et sachez en six semaines si le marché voisin en vaut la peine.",
  "Six evenings of two hours, online, with our teams in nine countries.":
    "Six soirées de deux heures, en ligne, avec nos équipes dans neuf pays.",
  "A market entry plan for the first hundred days.":
    "Un plan d’entrée sur le marché pour les cent premiers jours.",
  "Leading People Through Growth":
    "Diriger les équipes en période de croissance",
  "Hire for the company you will be in two years.":
    "Recrutez pour l’entreprise que vous serez dans deux ans.",
  "Delegate decisions, and do not take them back.":
    "Déléguez les décisions, et ne les reprenez pas.",
  "Keep the people who have been with you from the start.":
    "Gardez celles et ceux qui vous accompagnent depuis le début.",
  "Two full days in Accra, and three calls afterwards.":
    "Deux journées complètes à Accra, puis trois appels.",
  "An organisation chart, with names, for a company twice your size.":
    "Un organigramme, avec des noms, pour une entreprise deux fois plus grande que la vôtre.",
  "Growth Lab for Agribusiness":
    "Laboratoire de croissance pour l’agro-industrie",
  "Savanna Example Hub": "Savanna Example Hub",
  "For food processors and suppliers with at least one season of sales. Includes coaches, shared cold storage and visits from buyers.":
    "Pour les transformateurs et les fournisseurs de produits alimentaires ayant au moins une saison de ventes. Avec des coachs, un stockage frigorifique partagé et des visites d’acheteurs.",
  "Twelve weeks, in Nakuru and Kumasi, twice a year.":
    "Douze semaines, à Nakuru et à Kumasi, deux fois par an.",
  "A signed letter of intent with at least one buyer.":
    "Une lettre d’intention signée avec au moins un acheteur.",
  "Climate Ventures Accelerator": "Accélérateur d’entreprises pour le climat",
  "Baobab Example Ventures": "Baobab Example Ventures",
  "For solar, water and waste companies whose product is already in use. You measure its actual savings.":
    "Pour les entreprises du solaire, de l’eau et des déchets dont le produit est déjà utilisé. Vous en mesurez les économies réelles.",
  "Four months, online, with two weeks in Cape Town.":
    "Quatre mois, en ligne, dont deux semaines au Cap.",
  "A measurement report that a climate fund accepts.":
    "Un rapport de mesure accepté par un fonds climat.",
  "Women in Trade Fellowship": "Programme Femmes et commerce",
  "Lagoon Example Labs": "Lagoon Example Labs",
  "For women who run import, export or wholesale businesses: trade finance, customs, and a network of peers.":
    "Pour les femmes à la tête d’entreprises d’import, d’export ou de gros : financement du commerce, douane et réseau de pairs.",
  "One day a month for six months, in Lagos, Lomé and Abidjan.":
    "Un jour par mois pendant six mois, à Lagos, à Lomé et à Abidjan.",
  "A line of trade finance, or a clear explanation of what is missing.":
    "Une ligne de financement du commerce, ou une explication claire de ce qui manque.",
  "Fintech Sandbox Residency": "Résidence fintech en bac à sable réglementaire",
  "Highveld Example Accelerator": "Highveld Example Accelerator",
  "A test licence, and access to a bank’s systems.":
    "Une licence d’essai et l’accès aux systèmes d’une banque.",
  "A compliance officer for two days a week.":
    "Un responsable de la conformité deux jours par semaine.",
  "Real transactions with real customers, within set limits.":
    "De vraies transactions avec de vrais clients, dans des limites fixées.",
  "Six months in Johannesburg; places are awarded competitively.":
    "Six mois à Johannesburg ; les places sont attribuées sur concours.",
  "A complete licence application, ready to submit to the regulator.":
    "Une demande de licence complète, prête à être déposée auprès du régulateur.",
  "Export Launchpad": "Tremplin export",
  "Kilele Example Studio": "Kilele Example Studio",
  "Take a local bestseller to shops abroad: labels, certificates, freight and the first order, together with three companies like yours.":
    "Faites entrer un succès local dans les magasins à l’étranger : étiquettes, certificats, fret et première commande, avec trois entreprises comme la vôtre.",
  "Ten weeks, online, with a buyers' day in Mombasa.":
    "Dix semaines, en ligne, avec une journée des acheteurs à Mombasa.",
  "A first shipment, priced and insured.":
    "Une première expédition, chiffrée et assurée.",
  "Next Generation Leaders": "Dirigeants de la nouvelle génération",
  "Great Lakes Example Family Forum": "Great Lakes Example Family Forum",
  "For sons and daughters who will lead the business, or decide not to. Participants need two years of experience outside the family business, and work with a mentor from outside the family.":
    "Pour les filles et les fils qui dirigeront l’entreprise, ou décideront de ne pas le faire. Les participants doivent avoir deux ans d’expérience hors de l’entreprise familiale et travaillent avec un mentor extérieur à la famille.",
  "One year, four weekends, in Kampala and Kigali.":
    "Un an, quatre week-ends, à Kampala et à Kigali.",
  "A written decision about who will lead the business, and from when.":
    "Une décision écrite sur qui dirigera l’entreprise, et à partir de quand.",
  "Succession Without Silence": "La transmission sans silence",
  "Most handovers fail because of family conflicts, not because of the law. A facilitator helps the founder and the heirs to agree on ownership, roles and fairness.":
    "La plupart des transmissions échouent à cause de conflits familiaux, non à cause de la loi. Une médiation aide le fondateur et les héritiers à s’accorder sur la propriété, les rôles et l’équité.",
  "Five family meetings in half a year, where you live.":
    "Cinq réunions de famille en six mois, là où vous vivez.",
  "A succession plan, signed by the whole family.":
    "Un plan de transmission signé par toute la famille.",
  "The Family Charter": "La charte familiale",
  "Who may work in the business, who may sell shares, how conflicts are resolved: agree on the family's rules before there is a conflict.":
    "Qui peut travailler dans l’entreprise, qui peut vendre des actions, comment se règlent les conflits : convenez des règles de la famille avant qu’un conflit n’éclate.",
  "Three full days within two months, in Nairobi or Accra.":
    "Trois journées complètes en deux mois, à Nairobi ou à Accra.",
  "A charter of about ten pages, in your own words.":
    "Une charte d’une dizaine de pages, avec vos propres mots.",
  "Family Office Foundations": "Les bases du family office",
  "Coastal Example Institute": "Coastal Example Institute",
  "For families that own more than one business: separate family and business assets, choose investments, and select independent advisers.":
    "Pour les familles qui possèdent plusieurs entreprises : séparer le patrimoine de la famille de celui des entreprises, choisir des placements et sélectionner des conseillers indépendants.",
  "Four days in Mauritius, once a year.":
    "Quatre jours à Maurice, une fois par an.",
  "An investment policy that three generations understand.":
    "Une politique d’investissement que trois générations comprennent.",
  "Ubia Mentor Circle": "Ubia Mentor Circle",
  "Ubia Pitch Studio": "Ubia Pitch Studio",
  "One Hour, One Question": "Une heure, une question",
  "Bring the decision that worries you most. A founder who has faced it listens for half an hour, then answers your questions for another half hour.":
    "Apportez la décision qui vous préoccupe le plus. Un fondateur qui est déjà passé par là vous écoute pendant une demi-heure, puis répond à vos questions pendant une autre demi-heure.",
  "Every Thursday, online, one founder at a time.":
    "Chaque jeudi, en ligne, un fondateur à la fois.",
  "A written next step by the end of the hour.":
    "Une prochaine étape écrite à la fin de l’heure.",
  "The First Board": "Le premier conseil d’administration",
  "For founders who have never worked with a board. Experienced directors ask you the questions that a board would ask, and show you how a board can help.":
    "Pour les fondateurs qui n’ont jamais travaillé avec un conseil d’administration. Des administrateurs expérimentés vous posent les questions qu’un conseil poserait et vous montrent en quoi il peut vous aider.",
  "Once a month, online, in groups of six.":
    "Une fois par mois, en ligne, par groupes de six.",
  "A list of candidates for your board, and a plan for approaching them.":
    "Une liste de candidats pour votre conseil, et un plan pour les approcher.",
  "Founders' Peer Circle": "Cercle de pairs pour fondateurs",
  "Eight founders from eight countries who do not compete with each other.":
    "Huit fondateurs de huit pays, qui ne sont pas concurrents.",
  "Each session is about one of the companies, with its real figures.":
    "Chaque séance porte sur l’une des entreprises, avec ses chiffres réels.",
  "Everything is confidential.": "Tout est confidentiel.",
  "Every second Tuesday for half a year, online.":
    "Un mardi sur deux pendant six mois, en ligne.",
  "Seven people who know your business and give you honest feedback.":
    "Sept personnes qui connaissent votre entreprise et vous donnent un avis sincère.",
  "Pitch Workshop": "Atelier de pitch",
  "Reduce forty slides to ten, and ten minutes to five. You pitch to experienced listeners, get their feedback, and pitch again.":
    "Passez de quarante diapositives à dix, et de dix minutes à cinq. Vous pitchez devant un public expérimenté, recevez ses retours et pitchez à nouveau.",
  "Two full days in Nairobi, Accra or Lagos, in groups of eight.":
    "Deux journées complètes à Nairobi, à Accra ou à Lagos, par groupes de huit.",
  "A five-minute pitch on video that you can show to any investor.":
    "Un pitch de cinq minutes en vidéo, à montrer à tout investisseur.",
  "Speed Pitching Rehearsal": "Répétition de speed pitching",
  "You have three minutes at each table. Rehearse with five coaches in the roles of investors, shortly before the actual event.":
    "Vous avez trois minutes à chaque table. Répétez avec cinq coachs dans le rôle d’investisseurs, peu avant l’événement.",
  "One evening, online, in the week before each speed pitching event.":
    "Une soirée, en ligne, dans la semaine qui précède chaque événement de speed pitching.",
  "Answers to the three questions that you are most likely to be asked.":
    "Les réponses aux trois questions qu’on vous posera le plus probablement.",
  "Pitch Deck Clinic": "Diagnostic de pitch deck",
  "Send us your deck, and we return it with comments on every page: what an investor reads, what they skip, and what is missing.":
    "Envoyez-nous votre pitch deck et nous vous le renvoyons avec des commentaires sur chaque page : ce qu’un investisseur lit, ce qu’il saute et ce qui manque.",
  "By email, within five working days.": "Par e‑mail, sous cinq jours ouvrés.",
  "A deck with comments, and a twenty-minute call about it.":
    "Un pitch deck commenté, et un appel de vingt minutes pour en parler.",
  // src/content/programmes/categories.ts
  "Master Programs": "Programmes Masterclass",
  "Our own courses: finance, tax, governance and growth, taught by our advisers.":
    "Nos propres cours : finance, fiscalité, gouvernance et croissance, donnés par nos conseillers.",
  "External Programs": "Programmes externes",
  "Accelerators, fellowships and family forums run by our partners.":
    "Des accélérateurs, des programmes d’excellence et des forums familiaux organisés par nos partenaires.",
  "Ecosystem Programs": "Programmes de l’écosystème",
  "Accelerators, residencies and fellowships for companies that already have customers.":
    "Des accélérateurs, des résidences et des programmes d’excellence pour les entreprises qui ont déjà des clients.",
  "Family Business Programs": "Programmes pour entreprises familiales",
  "For families who own and run a business together.":
    "Pour les familles qui possèdent et dirigent ensemble une entreprise.",
  "Mentorship Founder Sessions": "Séances de mentorat pour fondateurs",
  "One-hour sessions with experienced founders.":
    "Des séances d’une heure avec des fondateurs expérimentés.",
  "Pitch Coaching": "Coaching de pitch",
  "Practise a five-minute pitch and get direct feedback.":
    "Entraînez-vous à un pitch de cinq minutes et recevez un retour direct.",
  // src/content/support.ts
  "How can we help?": "Comment pouvons-nous vous aider ?",
  "Most questions are answered below. For everything else, our team is available Monday to Friday.":
    "La plupart des questions trouvent leur réponse ci-dessous. Pour tout le reste, notre équipe est disponible du lundi au vendredi.",
  "Contact Support": "Contacter l’assistance",
  "Please tell us which page you were on, what you clicked and what you saw. Never send a password.":
    "Indiquez-nous sur quelle page vous étiez, sur quoi vous avez cliqué et ce que vous avez vu. N’envoyez jamais de mot de passe.",
  "Write or call": "Écrire ou appeler",
  Email: "E-mail",
  Phone: "Téléphone",
  "Need a specific person?": "Vous cherchez une personne précise ?",
  "The verification email did not arrive.":
    "L’e‑mail de vérification n’est pas arrivé.",
  "Check your spam folder first. Then log in with your email and password: the page offers to send a new link, or lets you enter the {0}-digit code instead.":
    "Consultez d’abord vos courriers indésirables. Connectez-vous ensuite avec votre adresse e‑mail et votre mot de passe : la page vous propose d’envoyer un nouveau lien ou de saisir à la place le code à {0} chiffres.",
  "I forgot my password.": "J’ai oublié mon mot de passe.",
  "Enter your email to request a reset link. The link arrives within minutes, works once, and does not affect your profile or your matches.":
    "Saisissez votre adresse e‑mail pour demander un lien de réinitialisation. Le lien arrive en quelques minutes, ne fonctionne qu’une fois et ne change rien à votre profil ni à vos mises en relation.",
  "Yes. Investors can also seek funding: open an investee account with another email address. Each account has one role, which keeps its matches separate.":
    "Oui. Un investisseur peut aussi rechercher un financement : ouvrez un compte Entreprise avec une autre adresse e‑mail. Chaque compte a un seul rôle, ce qui sépare ses mises en relation.",
  "How do I close my account?": "Comment fermer mon compte ?",
  "Log in, open Manage Account and choose Delete Account. Your profile and your files will be permanently deleted, and your open matches closed.":
    "Connectez-vous, ouvrez « Gérer mon compte » et choisissez « Supprimer mon compte ». Votre profil et vos fichiers seront définitivement supprimés, et vos mises en relation en cours clôturées.",
  Matching: "Mises en relation",
  "Why can't I request a match yet?":
    "Pourquoi ne puis-je pas encore demander une mise en relation ?",
  "Matching requires your business name, type, stage, ticket size and sector. The button is enabled as soon as your profile contains all five.":
    "La mise en relation nécessite le nom de votre entreprise, sa forme juridique, son stade, son secteur et le ticket recherché. Le bouton devient actif dès que votre profil contient ces cinq informations.",
  "How many investors will I meet?":
    "Combien d’investisseurs vais-je rencontrer ?",
  "At most {0} at a time, so that every introduction gets attention. With {1} matches you can run matching again, up to {2} times. A re-run replaces the investors who have declined or have not answered in time or, if there are none, those who have not answered yet. Investors who have approved you are not replaced.":
    "Au maximum {0} à la fois, pour que chaque mise en relation reçoive toute l’attention nécessaire. Avec {1} mises en relation, vous pouvez relancer la recherche, jusqu’à {2} fois. Une nouvelle recherche remplace les investisseurs qui ont décliné ou n’ont pas répondu à temps ou, s’il n’y en a pas, ceux qui n’ont pas encore répondu. Les investisseurs qui ont accepté ne sont pas remplacés.",
  "Only the members you are matched with. An investor sees the financial records of a business only after approving it, and only for as long as the match lasts.":
    "Uniquement les membres avec lesquels vous êtes en relation. Un investisseur ne voit les données financières d’une entreprise qu’après avoir accepté la mise en relation, et seulement tant que celle-ci dure.",
  // src/content/accessibility.ts
  Accessibility: "Accessibilité",
  "What this site does for people with disabilities, what we have checked, and how to report a problem.":
    "Ce que ce site offre aux personnes en situation de handicap, ce que nous avons vérifié et comment signaler un problème.",
  "What we aim for": "Notre objectif",
  "Everyone should be able to use Ubia, with any device, browser and assistive technology. Our target is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, on every page and in every language of the site.":
    "Chacun doit pouvoir utiliser Ubia, quels que soient l’appareil, le navigateur et la technologie d’assistance. Nous visons le niveau AA des règles pour l’accessibilité des contenus web (WCAG) 2.2, sur chaque page et dans chaque langue du site.",
  "What you can expect": "Ce que le site vous offre",
  "Every task can be completed with the keyboard alone, and you can always see where the focus is. Each control has a name for screen readers. Results, time limits and new matches are announced without moving the focus.":
    "Toutes les tâches peuvent être effectuées au clavier seul, et l’emplacement du focus est toujours visible. Chaque commande a un nom pour les lecteurs d’écran. Les résultats, les délais et les nouvelles mises en relation sont annoncés sans déplacer le focus.",
  "The site follows the settings of your device for dark mode, reduced motion and high contrast. Pages can be enlarged to 400 %, and pictures that change by themselves can be stopped.":
    "Le site suit les réglages de votre appareil pour le mode sombre, la réduction des animations et le contraste élevé. Les pages peuvent être agrandies jusqu’à 400 %, et les images qui changent d’elles-mêmes peuvent être arrêtées.",
  "Passwords and codes can be pasted, and a password manager can fill in the forms.":
    "Les mots de passe et les codes peuvent être collés, et un gestionnaire de mots de passe peut remplir les formulaires.",
  "What we checked": "Ce que nous avons vérifié",
  "We last checked the site on 30 November 2026, in Chromium. In English, we checked every page with automatic tests, at 400 % zoom, with larger text and with high contrast, and completed every task with the keyboard alone. In Arabic, we also moved through every page with the keyboard. In all languages, we read the names that the browser gives to screen readers. We fixed what we found.":
    "Nous avons vérifié le site pour la dernière fois le 30 novembre 2026, dans Chromium. En anglais, nous avons vérifié chaque page par des tests automatiques, avec un zoom de 400 %, avec des textes agrandis et avec un contraste élevé, et nous avons effectué chaque tâche au clavier seul. En arabe, nous avons aussi parcouru chaque page au clavier. Dans toutes les langues, nous avons lu les noms que le navigateur transmet aux lecteurs d’écran. Nous avons corrigé ce que nous avons trouvé.",
  "Known limits": "Limites connues",
  "People with disabilities have not tested the site yet, and we have not used it with a screen reader or with speech input. We have not checked other browsers, and other languages only as described above.":
    "Aucune personne en situation de handicap n’a encore testé le site, et nous ne l’avons utilisé ni avec un lecteur d’écran ni avec une commande vocale. Nous n’avons pas vérifié d’autres navigateurs, et les autres langues ne l’ont été que comme indiqué ci-dessus.",
  "A session ends after {0} minutes, to protect your data. A notice that appears {1} minutes earlier lets you continue without losing what you entered, but you need your password for it.":
    "Une session prend fin au bout de {0} minutes, afin de protéger vos données. Un avis affiché {1} minutes plus tôt vous permet de continuer sans perdre ce que vous avez saisi, mais votre mot de passe est alors nécessaire.",
  "We do not check the documents that members upload. If you cannot read one, please tell us, and we will ask its owner for another version.":
    "Nous ne vérifions pas les documents envoyés par les membres. Si vous ne pouvez pas en lire un, dites-le-nous, et nous demanderons une autre version à son propriétaire.",
  "Videos, posts, maps and programme pages of other sites are not under our control. What members write is shown in the language that they wrote it in.":
    "Les vidéos, les publications, les cartes et les pages de programmes d’autres sites ne dépendent pas de nous. Ce que les membres écrivent s’affiche dans la langue dans laquelle ils l’ont écrit.",
  "Report a problem": "Signaler un problème",
  "Please write or call, and tell us which page you were on, what you wanted to do, and which browser and assistive technology you use. We answer within {0}, and tell you when the problem will be fixed.":
    "Écrivez-nous ou appelez-nous, et indiquez-nous sur quelle page vous étiez, ce que vous vouliez faire, et quels navigateur et technologie d’assistance vous utilisez. Nous répondons sous {0} et vous disons quand le problème sera corrigé.",
  "Ubia’s accessibility statement: what was checked, known limits, and how to report a problem.":
    "Déclaration d’accessibilité d’Ubia : ce qui a été vérifié, les limites connues et comment signaler un problème.",
};
