/** The texts of the public and member pages in Portuguese, by their English texts. */
export const content: Readonly<Record<string, string>> = {
  // contract/pages.ts
  "Funding for African business": "Financiamento para empresas africanas",
  "Join Ubia": "Aderir à Ubia",
  "Log in": "Iniciar sessão",
  "About Us": "Sobre nós",
  Programs: "Programas",
  "Contact Us": "Contactos",
  Support: "Apoio",
  "Privacy and terms": "Privacidade e termos",
  "Reset your password": "Repor a palavra-passe",
  "Choose a new password": "Escolher uma nova palavra-passe",
  "Verify your email": "Verificar o endereço de email",
  "Stop reminders": "Desativar os lembretes",
  "Your profile": "O seu perfil",
  "Delete your account": "Eliminar a conta",
  "Change your password": "Alterar a palavra-passe",
  "Training Calendar": "Calendário de formações",
  "Events Calendar": "Calendário de eventos",
  Events: "Eventos",
  "Your programs": "Os seus programas",
  Payment: "Pagamento",
  "My Dashboard": "O meu painel",
  "Looking for Funding?": "Procura financiamento?",
  // src/content/about.ts
  "Partnership is a craft.": "A parceria é um ofício.",
  "Ubia is run by the private enterprise team of a professional-services firm: advisers who work with owners, families and funders every day, and who have seen too many good businesses fail to find the right investors.":
    "A Ubia é gerida pela equipa de empresas privadas de uma firma de serviços profissionais: consultores que trabalham todos os dias com proprietários, famílias e financiadores e que já viram demasiadas boas empresas não encontrarem os investidores certos.",
  "Who we work for": "Para quem trabalhamos",
  "Ubia brings four kinds of clients together.":
    "A Ubia reúne quatro tipos de clientes.",
  "Growing companies": "Empresas em crescimento",
  "Registered businesses with customers, a team and a plan, from the first investment to the last round before a sale.":
    "Empresas registadas, com clientes, uma equipa e um plano, desde o primeiro investimento até à última ronda antes de uma venda.",
  "Family businesses": "Empresas familiares",
  "Owners who want to grow, hand over the business or bring in partners without dividing the family.":
    "Proprietários que querem crescer, transmitir a empresa ou acolher novos sócios sem dividir a família.",
  Investors: "Investidores",
  "Funds, family offices and private investors who back African ventures and prefer two good profiles to two hundred.":
    "Fundos, family offices e investidores particulares que apoiam projetos africanos e preferem dois bons perfis a duzentos.",
  "Ecosystem partners": "Parceiros do ecossistema",
  "Incubators, development funders and trade bodies whose members need capital, or that have capital to invest.":
    "Incubadoras, instituições de financiamento do desenvolvimento e associações empresariais cujos membros precisam de capital ou que têm capital para investir.",
  "What each side needs": "Do que cada parte precisa",
  "Each side has different expectations. These are the needs that clients describe to us, and how we meet them.":
    "Cada parte tem expectativas diferentes. Estas são as necessidades que os clientes nos descrevem e a forma como lhes respondemos.",
  Who: "Quem",
  "What they need": "Do que precisam",
  "What Ubia does": "O que a Ubia faz",
  Founders: "Fundadores",
  "Capital that fits their stage, and an honest answer when it does not.":
    "Capital adequado à fase da empresa, e uma resposta franca quando não é esse o caso.",
  "At most two matches at a time, each with its reasons, and a list of what is missing.":
    "No máximo, dois matches de cada vez, cada um com as suas razões, e uma lista do que falta.",
  Families: "Famílias",
  "Growth without losing the family name, and discretion while they decide.":
    "Crescimento sem perder o nome da família e discrição enquanto decidem.",
  "Profiles that are not public, and a programme for succession and governance.":
    "Perfis que não são públicos e um programa de sucessão e governação.",
  "Businesses that have been reviewed, in the sectors and sizes they invest in.":
    "Empresas já analisadas, nos setores e com os montantes em que investem.",
  "Matches by sector, stage, ticket and country, and access to financial files after approval.":
    "Matches por setor, fase, ticket e país, e acesso aos ficheiros financeiros depois da aprovação.",
  "Lenders and funders": "Entidades de crédito e financiadores",
  "Books they can rely on, and a pipeline that is more than a list of names.":
    "Contas fiáveis e uma carteira de projetos que seja mais do que uma lista de nomes.",
  "Programmes that put statements and governance in order, and a documented history of every match.":
    "Programas que põem em ordem as demonstrações financeiras e a governação, e um historial documentado de cada match.",
  "Regulators and communities": "Reguladores e comunidades",
  "Jobs, taxes, and data handling that complies with national law.":
    "Emprego, impostos e um tratamento de dados em conformidade com a lei nacional.",
  "Local advice on tax and governance, and a privacy statement for each country.":
    "Consultoria local em fiscalidade e governação e uma declaração de privacidade para cada país.",
  "A 360 experience": "Um acompanhamento a 360 graus",
  "Money alone is not enough. A business must be ready for it, and needs a partner who stays after the funding. The firm supports you at every step.":
    "O dinheiro, por si só, não chega. Uma empresa deve estar preparada para o receber e precisa de um parceiro que fique depois do financiamento. A firma acompanha a sua empresa em cada passo.",
  "A closed square ring of twelve woven cells around one large diamond.":
    "Um anel quadrado fechado de doze células tecidas em volta de um grande losango.",
  Prepare: "Preparar",
  "We put your financial statements, tax and structure in order.":
    "Pomos em ordem as suas demonstrações financeiras, a fiscalidade e a estrutura.",
  Learn: "Aprender",
  "Master courses and partner programmes close the gaps.":
    "As masterclasses e os programas dos parceiros colmatam as lacunas.",
  Match: "Encontrar",
  "At most two investors, chosen by the criteria of both sides.":
    "No máximo, dois investidores, escolhidos segundo os critérios de ambas as partes.",
  Pitch: "Apresentar",
  "Coaching first, then short conversations that count.":
    "Primeiro o treino, depois conversas curtas que contam.",
  Close: "Fechar negócio",
  "Deal, tax and legal advisers are one message away.":
    "Consultores em transações, fiscalidade e direito, à distância de uma mensagem.",
  Grow: "Crescer",
  "Mentors support you until the next round or the next generation.":
    "Os mentores acompanham a sua empresa até à próxima ronda ou à próxima geração.",
  "What you gain": "O que ganha",
  "Two promises, one for each side.": "Duas promessas, uma para cada parte.",
  "For businesses": "Para empresas",
  "Fewer meetings, with the right investors.":
    "Menos reuniões, com os investidores certos.",
  "Two investors who back your sector, stage and ticket, instead of a mailing list.":
    "Dois investidores que investem no seu setor, na sua fase e no montante que procura, em vez de uma lista de contactos.",
  "You can always see why each investor was chosen, and the status of each match.":
    "Pode ver sempre a razão da escolha de cada investidor e o estado de cada match.",
  "Advisers who understand both tax law and term sheets.":
    "Consultores que dominam tanto a lei fiscal como os term sheets.",
  "For investors": "Para investidores",
  "Fewer profiles, of higher quality.": "Menos perfis, de maior qualidade.",
  "Every business has a complete profile before it reaches you.":
    "Todas as empresas têm um perfil completo antes de lhe serem propostas.",
  "You approve or decline with one click, and can change your decision until the deal is funded.":
    "Aprova ou recusa com um clique e pode mudar de decisão até a operação estar financiada.",
  "One table shows the businesses you funded, and the amounts.":
    "Uma única tabela mostra as empresas que financiou e os montantes.",
  "Who leads it": "Quem lidera a Ubia",
  "Lead Partner, Private Enterprise": "Partner responsável, Empresas privadas",
  Nairobi: "Nairobi",
  "“A business owner rarely needs one more report. They need an adviser who answers the phone.”":
    "«Quem é dono de uma empresa raramente precisa de mais um relatório. Precisa de um consultor que atenda o telefone.»",
  "Our lead partner has advised owner-led companies for more than twenty years in East, West and Southern Africa: first as an auditor, then as a tax adviser, and for the past decade as head of the private enterprise practice.":
    "Quem lidera a Ubia assessora há mais de vinte anos empresas geridas pelos proprietários na África Oriental, Ocidental e Austral: primeiro em auditoria, depois em consultoria fiscal e, na última década, à frente da área de empresas privadas.",
  "The work ranges from a third-generation trading house that brought in its first outside director, to a health start-up that closed a growth round in three currencies. The order is always the same: books, people, then capital.":
    "O trabalho vai de uma casa comercial de terceira geração, que acolheu o seu primeiro administrador externo, a uma start-up da saúde que fechou uma ronda de crescimento em três moedas. A ordem é sempre a mesma: as contas, as pessoas e só depois o capital.",
  "The lead partner chairs the regional juries of the Global Innovator Tech Competition, teaches in the family business track, and reads every enquiry that is still unanswered on Friday.":
    "Quem lidera a Ubia preside também aos júris regionais da Global Innovator Tech Competition, ensina na vertente de empresas familiares e lê todos os pedidos que, à sexta-feira, ainda estão por responder.",
  "Write to the lead partner": "Escrever ao partner responsável",
  "Talk to us.": "Fale connosco.",
  "Ask a question first, or open an account and see what information we need.":
    "Faça primeiro uma pergunta ou abra uma conta e veja de que informações precisamos.",
  "Join Now": "Aderir",
  // src/content/account-pages.ts
  "Woven strips of cloth hanging side by side; the two longest are sewn together.":
    "Tiras de tecido penduradas lado a lado; as duas mais compridas estão cosidas uma à outra.",
  "Welcome back.": "Olá de novo.",
  "You will be logged out after thirty minutes, to protect your data.":
    "A sessão termina ao fim de trinta minutos, para proteger os seus dados.",
  "Bring capital and business together.": "Aproximar o capital e as empresas.",
  "Join as an investor or an investee. Everything after that is tailored to your role.":
    "Adira como investidor ou como empresa. A partir daí, tudo é adaptado ao seu papel.",
  "Safe from the start.": "Em segurança desde o início.",
  "A verified email protects your account.":
    "Um endereço de email verificado protege a sua conta.",
  "You decide what reaches you.": "A decisão sobre o que recebe é sua.",
  "A decision about one of your matches is still sent by email.":
    "As decisões sobre os seus matches continuam a ser enviadas por email.",
  "Choose a strong password.": "Escolha uma palavra-passe forte.",
  "A password that you do not use anywhere else keeps your profile and your matches safe.":
    "Uma palavra-passe que não utiliza em mais nenhum lugar mantém seguros o seu perfil e os seus matches.",
  // src/content/calendar-samples.ts
  "Reading a term sheet": "Como ler um term sheet",
  "Cash flow for seasonal businesses":
    "Fluxo de caixa em empresas com atividade sazonal",
  "Pitch coaching: the first two minutes":
    "Treino de pitch: os primeiros dois minutos",
  "Founders’ Roundtable": "Mesa-redonda de fundadores",
  "Lagos, Nigeria": "Lagos, Nigéria",
  // src/content/chatbot.ts
  "What is Ubia?": "O que é a Ubia?",
  "Ubia introduces growing African businesses to investors who fit them, and shows both sides the status of each match until it is funded. The word is Swahili for partnership.":
    "A Ubia apresenta empresas africanas em crescimento a investidores adequados e mostra a ambas as partes o estado de cada match até ao financiamento. A palavra significa parceria em suaíli.",
  "How do I get matched with investors?": "Como encontro investidores?",
  'Complete your profile, open "Looking for Funding?" and choose Get Matched. You are offered up to {0} investors, with the reasons why, and you can run matching again up to {1} times.':
    "Complete o seu perfil, abra «Procura financiamento?» e escolha «Encontrar investidores». São-lhe propostos até {0} investidores, com as respetivas razões, e pode repetir a procura até {1} vezes.",
  "How do I open an account?": "Como abro uma conta?",
  "Choose Join Now, select whether you are an investor or an investee, and verify your email with the link or the code we send.":
    "Escolha «Aderir», indique se é investidor ou empresa e verifique o seu email com o link ou o código que enviamos.",
  "How do I verify my email?": "Como verifico o meu endereço de email?",
  "Open the link in the email we sent, or enter its {0}-digit code. The link works for {1} hours. Check your spam folder first.":
    "Abra o link do email que enviámos ou introduza o código de {0} dígitos que o email contém. O link funciona durante {1} horas. Verifique primeiro a pasta de spam.",
  "How do I reset my password?": "Como reponho a minha palavra-passe?",
  "Choose Forgot Password? on the login page and enter your email. We will email you a link to choose a new one.":
    "Na página de início de sessão, escolha «Esqueceu-se da palavra-passe?» e introduza o seu email. Enviamos-lhe por email um link para escolher uma nova palavra-passe.",
  "How much do programs cost?": "Quanto custam os programas?",
  "Most Master Programs and the pitch workshop cost {0}, and Tax Technology & GenAI Adoption costs {1}. Mentorship Founder Sessions are free.":
    "A maioria dos Programas Masterclass e o workshop de pitch custam {0}, e o programa Tecnologia fiscal e adoção de IA generativa custa {1}. As Sessões de mentoria com fundadores são gratuitas.",
  "What programs do you offer?": "Que programas oferecem?",
  "Master Programs, External Programs in two tracks (ecosystem and family business), Mentorship Founder Sessions, and Pitch Coaching.":
    "Programas Masterclass, Programas externos em duas vertentes (ecossistema e empresas familiares), Sessões de mentoria com fundadores e Treino de pitch.",
  "What do I need before I request a match?":
    "O que é preciso antes de pedir um match?",
  "Five things in your profile: business name, business type, business stage, ticket size and sector. Two years of consistent financial statements help.":
    "Cinco elementos no seu perfil: nome da empresa, tipo de empresa, fase, ticket de investimento e setor. É vantajoso ter demonstrações financeiras consistentes de dois anos.",
  "Who can join?": "Quem pode aderir?",
  "Businesses in any African country that are looking for capital, and investors who want to back them.":
    "Empresas de qualquer país africano que procuram capital e investidores que as querem apoiar.",
  "Who can read my profile?": "Quem pode ler o meu perfil?",
  "Only the members you are matched with. An investor sees the financial records of a business only after approving it.":
    "Apenas os membros com quem tem um match. Um investidor só vê os registos financeiros de uma empresa depois de a aprovar.",
  "Where are your offices?": "Onde ficam os escritórios da Ubia?",
  "In {0}. The addresses are on the Contact Us page, which also lists our contacts by region.":
    "Em {0}. Os endereços estão na página Contactos, que indica também os nossos contactos por região.",
  " and ": " e ",
  "When are you open?": "Qual é o horário dos escritórios?",
  "Our offices are open {0}. This assistant answers at any time.":
    "Os nossos escritórios estão abertos {0}. Este assistente responde a qualquer hora.",
  "Can an investor also seek funding?":
    "Um investidor também pode procurar financiamento?",
  "Yes, with an investee account under another email address: each account has one role, which keeps its matches separate.":
    "Sim, com uma conta de empresa associada a outro endereço de email: cada conta tem um único papel, o que mantém separados os seus matches.",
  "Why was I logged out?": "Porque é que a minha sessão terminou?",
  "A session ends after {0} minutes, to protect your data. A notice that appears {1} minutes earlier lets you log in again on the same page.":
    "Uma sessão termina ao fim de {0} minutos, para proteger os seus dados. Um aviso que aparece {1} minutos antes permite iniciar sessão novamente na mesma página.",
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
    "Três finais regionais conduzem à grande final. Escolha a região onde a sua empresa está registada.",
  "More Info": "Mais informações",
  "East Africa": "África Oriental",
  "Kenya, Uganda, Tanzania, Rwanda and their neighbours.":
    "Quénia, Uganda, Tanzânia, Ruanda e países vizinhos.",
  "West Africa": "África Ocidental",
  "Nigeria, Ghana, Senegal, Côte d'Ivoire and their neighbours.":
    "Nigéria, Gana, Senegal, Costa do Marfim e países vizinhos.",
  "Southern Africa": "África Austral",
  "South Africa, Zambia, Zimbabwe, Mozambique and their neighbours.":
    "África do Sul, Zâmbia, Zimbabué, Moçambique e países vizinhos.",
  // src/content/contacts.ts
  "Get in touch with our team.": "Contacte a nossa equipa.",
  "Write to the contact whose area best fits your question. We answer within {0}; our office hours are {1}.":
    "Escreva à pessoa cuja área melhor corresponda à sua pergunta. Respondemos no prazo de {0}; o nosso horário de atendimento é {1}.",
  Webmail: "Webmail",
  "Network profile": "Perfil profissional",
  "Contacts by region": "Contactos por região",
  "Not sure who to contact? Write to the desk for your region, which will forward your question.":
    "Não sabe a quem se dirigir? Escreva ao gabinete da sua região, que encaminhará a sua pergunta.",
  "Nairobi, Kenya": "Nairobi, Quénia",
  "Questions about the firm as a whole, and complaints.":
    "Questões sobre a firma no seu conjunto e reclamações.",
  "West Africa desk": "Gabinete da África Ocidental",
  "Accra, Ghana": "Acra, Gana",
  "General questions, and choosing a programme.":
    "Questões gerais e escolha de um programa.",
  "Partner, Capital Raising": "Partner, Captação de capital",
  "Funding rounds, lenders and deal terms.":
    "Rondas de financiamento, entidades de crédito e condições das operações.",
  "Director, Family Business": "Direção, Empresas familiares",
  "Succession, boards and new shareholders.":
    "Sucessão, conselhos de administração e novos acionistas.",
  "East Africa desk": "Gabinete da África Oriental",
  "Partner, Tax and Structuring": "Partner, Fiscalidade e estruturação",
  "Holding structures, incentives and tax technology.":
    "Estruturas de holding, incentivos fiscais e tecnologia fiscal.",
  "Manager, Pitch Coaching": "Gestão, Treino de pitch",
  "Kampala, Uganda": "Campala, Uganda",
  "Pitch decks, rehearsals and speed pitching days.":
    "Pitch decks, ensaios e dias de speed pitching.",
  "Southern Africa desk": "Gabinete da África Austral",
  "Johannesburg, South Africa": "Joanesburgo, África do Sul",
  "Partner, Investor Relations": "Partner, Relações com investidores",
  "Port Louis, Mauritius": "Port Louis, Maurícia",
  "Funds and family offices that are looking for matches.":
    "Fundos e family offices que procuram empresas.",
  "Director, Governance": "Direção, Governação",
  "Lusaka, Zambia": "Lusaca, Zâmbia",
  "Financial statements, internal controls and boards.":
    "Demonstrações financeiras, controlo interno e conselhos de administração.",
  "Something not working?": "Algo não funciona?",
  "For accounts, passwords and missing emails, contact the support team.":
    "Para questões sobre contas, palavras-passe e emails não recebidos, contacte a equipa de apoio.",
  // src/content/descriptions.ts
  "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides the status of each match.":
    "A Ubia apresenta empresas africanas em crescimento aos dois investidores mais adequados e mostra a ambas as partes o estado de cada match.",
  "Open an account with Ubia as an investor or an investee.":
    "Abra uma conta na Ubia como investidor ou como empresa.",
  "Log in to Ubia.": "Inicie sessão na Ubia.",
  "Master courses, accelerators, family business programmes, founder sessions and pitch coaching across Africa.":
    "Masterclasses, programas de aceleração, programas para empresas familiares, sessões com fundadores e treino de pitch em toda a África.",
  "Who Ubia works for, what each side needs, the 360 experience for businesses, and where the firm works in Africa.":
    "Para quem a Ubia trabalha, do que cada parte precisa, o acompanhamento a 360 graus das empresas e os países de África onde a firma está presente.",
  "Contacts in West, East and Southern Africa, each with an email address and a professional profile.":
    "Contactos na África Ocidental, Oriental e Austral, cada um com um endereço de email e um perfil profissional.",
  "Request a link to reset your Ubia password.":
    "Peça um link para repor a sua palavra-passe da Ubia.",
  "How to contact the Ubia team by email and phone, and answers to common questions.":
    "Como contactar a equipa da Ubia por email e telefone, e respostas às perguntas mais comuns.",
  "Privacy statements by country, and Ubia’s terms and privacy notice.":
    "Declarações de privacidade por país e os termos e o aviso de privacidade da Ubia.",
  "Verify your email with the six-digit code that Ubia sent you.":
    "Verifique o seu endereço de email com o código de seis dígitos que a Ubia lhe enviou.",
  "Capital meets its match: woven strips of cloth hanging side by side, the two longest sewn together.":
    "O capital encontra o seu par: tiras de tecido penduradas lado a lado, as duas mais compridas cosidas uma à outra.",
  // src/content/eligibility.ts
  "Your financing gap is above {0}.":
    "O seu défice de financiamento ultrapassa {0}.",
  "the firm’s threshold": "o limiar definido pela firma",
  "Registered company": "Empresa registada",
  "Your business is a registered company.":
    "A sua empresa está legalmente registada.",
  "Years of operation": "Anos de atividade",
  "You can document how many years you have been operating.":
    "Pode comprovar há quantos anos a empresa está em atividade.",
  "Annual revenue": "Receita anual",
  "You can document your annual revenue.":
    "Pode comprovar a sua receita anual.",
  Team: "Equipa",
  "A team of at least 5 full-time staff plus the founder.":
    "Uma equipa de, pelo menos, 5 pessoas a tempo inteiro, além do fundador.",
  "Ability to scale": "Capacidade de expansão",
  "The business can grow beyond the market it serves today.":
    "A empresa pode crescer além do mercado que serve atualmente.",
  Sector: "Setor",
  "Tech, transport, construction, health and education, hotels and food, agriculture, trade, or energy.":
    "Tecnologia, transportes, construção, saúde e educação, hotelaria e restauração, agricultura, comércio ou energia.",
  "Financial statements": "Demonstrações financeiras",
  "Two years of consistent financial statements.":
    "Demonstrações financeiras consistentes de dois anos.",
  "Financing gap": "Défice de financiamento",
  "Pitch in English": "Pitch em inglês",
  "You can pitch in English.": "Pode fazer o pitch em inglês.",
  // src/content/firm.ts
  "Monday to Friday 9-5 EAT":
    "de segunda a sexta-feira, das 9h00 às 17h00 (hora da África Oriental)",
  "two working days": "dois dias úteis",
  "Riverside Example House, Westlands, Nairobi, Kenya":
    "Riverside Example House, Westlands, Nairobi, Quénia",
  Accra: "Acra",
  "Independence Example Avenue, Ridge, Accra, Ghana":
    "Independence Example Avenue, Ridge, Acra, Gana",
  // src/content/footprint.ts
  Footprint: "Presença",
  "Businesses from all 54 African countries can register. The firm has teams in the countries below. Each square of cloth represents a country.":
    "Podem registar-se empresas dos 54 países africanos. A firma tem equipas nos países abaixo. Cada quadrado de tecido representa um país.",
  "Head offices": "Sedes",
  "Show on a map": "Mostrar no mapa",
  Ghana: "Gana",
  Nigeria: "Nigéria",
  Lagos: "Lagos",
  Kenya: "Quénia",
  Rwanda: "Ruanda",
  Kigali: "Kigali",
  Tanzania: "Tanzânia",
  "Dar es Salaam": "Dar es Salaam",
  Uganda: "Uganda",
  Kampala: "Campala",
  Mauritius: "Maurícia",
  "Port Louis": "Port Louis",
  Mozambique: "Moçambique",
  Maputo: "Maputo",
  "South Africa": "África do Sul",
  Johannesburg: "Joanesburgo",
  Zambia: "Zâmbia",
  Lusaka: "Lusaca",
  Zimbabwe: "Zimbabué",
  Harare: "Harare",
  // src/content/gallery.ts
  "Videos and posts": "Vídeos e publicações",
  "Videos and posts from pitch days and workshops. Nothing is loaded from another site until you click.":
    "Vídeos e publicações de dias de pitch e workshops. Nada é carregado de outro site enquanto não clicar.",
  "Play video": "Reproduzir o vídeo",
  "Show post": "Mostrar a publicação",
  "Loading from {host}": "A carregar de {host}",
  "This is taking longer than usual: {host} may be blocked here. You can also use the link below.":
    "Está a demorar mais do que o habitual: {host} pode estar bloqueado aqui. Pode também usar o link abaixo.",
  "Open on {host}": "Abrir em {host}",
  "Pitch day in Nairobi: nine businesses, five minutes each":
    "Dia de pitch em Nairobi: nove empresas, cinco minutos para cada uma",
  "Video by the Nairobi team": "Vídeo da equipa de Nairobi",
  "A grain store in Tamale": "Um celeiro em Tamale",
  "Post by the Accra team": "Publicação da equipa de Acra",
  "Two introductions and one approval led to a new grain store in Tamale before the harvest. The founder says that she wishes she had asked sooner.":
    "Duas apresentações e uma aprovação deram origem a um novo celeiro em Tamale antes da colheita. A fundadora diz que só lamenta não ter pedido mais cedo.",
  "A seat at the family table": "Um lugar à mesa da família",
  "Post by the Southern Africa team": "Publicação da equipa da África Austral",
  "The hardest meeting in a family business is the one that is never held. Our family business track begins with that meeting.":
    "A reunião mais difícil de uma empresa familiar é a que nunca se realiza. A nossa vertente de empresas familiares começa por essa reunião.",
  "A five-minute pitch, explained step by step":
    "Um pitch de cinco minutos, explicado passo a passo",
  "Video by the pitch coaches": "Vídeo dos formadores de pitch",
  "Books in order: what two years of statements tell an investor":
    "Contas em ordem: o que dois anos de demonstrações financeiras dizem a um investidor",
  "Video by the finance team": "Vídeo da equipa financeira",
  // src/content/insights.ts
  Insights: "Análises",
  "Articles for founders, families and funders, written by their advisers.":
    "Artigos para fundadores, famílias e financiadores, escritos pelos seus consultores.",
  "Read More": "Ler mais",
  Articles: "Artigos",
  "Previous article": "Artigo anterior",
  "Next article": "Artigo seguinte",
  "{0} of {1}": "{0} de {1}",
  "{0} to {1} of {2}": "{0} a {1} de {2}",
  "Where venture money is going in African markets this year":
    "Para onde vai este ano o capital de risco nos mercados africanos",
  "Venture trends": "Tendências do capital de risco",
  "Handing over a family business without losing the family":
    "Transmitir uma empresa familiar sem perder a família",
  "Family business": "Empresas familiares",
  "The first five minutes of a pitch, and what investors hear":
    "Os primeiros cinco minutos de um pitch e o que os investidores ouvem",
  Pitching: "Pitch",
  "What founders wish they had known before their first round":
    "O que os fundadores gostariam de ter sabido antes da primeira ronda",
  "Leading a company that has outgrown its founder’s desk":
    "Liderar uma empresa que já não cabe na secretária do fundador",
  Leadership: "Liderança",
  "Local currency, foreign capital: structures that work":
    "Moeda local, capital estrangeiro: estruturas que funcionam",
  "Three generations, one board: governance for family firms":
    "Três gerações, um só conselho de administração: a governação das empresas familiares",
  "Twelve questions investors ask, and how to answer them":
    "Doze perguntas que os investidores fazem e como lhes responder",
  "From prototype to payroll: the second year of a start-up":
    "Do protótipo à folha de salários: o segundo ano de uma start-up",
  "A board that argues well: choosing directors who disagree":
    "Um conselho que sabe discutir: escolher administradores que discordam",
  // src/content/landing.ts
  "Capital meets its match.": "O capital encontra o seu par.",
  "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides the status of each match until it is funded.":
    "A Ubia apresenta empresas africanas em crescimento aos dois investidores mais adequados e mostra a ambas as partes o estado de cada match até ao financiamento.",
  "Explore Programs": "Conhecer os programas",
  "Ubia at a glance": "A Ubia em resumo",
  "investors at most per business, so that every introduction gets attention":
    "investidores, no máximo, por empresa, para que cada apresentação receba a devida atenção",
  "stages of a match, which both sides can see at any time":
    "etapas de um match, que ambas as partes podem ver a qualquer momento",
  "African countries where a business can register":
    "países africanos onde uma empresa se pode registar",
  "ticket ranges, from under ten thousand to over five million US dollars":
    "intervalos de investimento, de menos de dez mil a mais de cinco milhões de dólares americanos",
  "Four ways the firm works for you":
    "Quatro formas de a firma trabalhar para si",
  "Whether you bring the business or the capital, the firm supports you from the first profile to the signed deal.":
    "Quer traga a empresa, quer o capital, conta com a firma desde o primeiro perfil até à assinatura do acordo.",
  Matchmaking: "Matchmaking",
  "A business’s sector, stage, ticket size and country are compared with each investor’s criteria. You see why a match was made.":
    "O setor, a fase, o ticket e o país de uma empresa são comparados com os critérios de cada investidor. Pode ver a razão de cada match.",
  "Master courses and partner programmes that prepare your books, your board and your team for outside money.":
    "Masterclasses e programas de parceiros que preparam as suas contas, o seu conselho de administração e a sua equipa para receber capital externo.",
  "Speed Pitching": "Speed pitching",
  "Short, timed conversations with investors, prepared with a coach.":
    "Conversas curtas e cronometradas com investidores, preparadas com um formador.",
  "Expert Support": "Apoio especializado",
  "Tax, deal and governance advisers in Nairobi and Accra, one message away.":
    "Consultores em fiscalidade, transações e governação em Nairobi e Acra, à distância de uma mensagem.",
  "How it works": "Como funciona",
  "The same four steps for both sides. Nothing is published: only those you are matched with can read your profile.":
    "Os mesmos quatro passos para ambas as partes. Nada é publicado: só quem tem um match consigo pode ler o seu perfil.",
  "If you are looking for capital": "Se procura capital",
  "If you invest": "Se investe",
  "Open an account": "Abrir uma conta",
  "All you need to start is an email and a password.":
    "Para começar, bastam um endereço de email e uma palavra-passe.",
  "Register as an investee and verify your email with the link or the code we send.":
    "Registe-se como empresa e verifique o seu email com o link ou o código que enviamos.",
  "Register as an investor and verify your email with the link or the code we send.":
    "Registe-se como investidor e verifique o seu email com o link ou o código que enviamos.",
  "Complete your profile": "Completar o perfil",
  "Enter your business name, type, stage, sector and ticket size. Investors ask for these first.":
    "Indique o nome, o tipo, a fase e o setor da empresa e o ticket de investimento. É o que os investidores perguntam primeiro.",
  "Enter the sectors, stages and ticket range that you invest in.":
    "Indique os setores, as fases e o intervalo de investimento que lhe interessam.",
  "Meet your match": "Conhecer o seu match",
  "Request a match. You are offered up to two investors, each with the reasons why.":
    "Peça um match. São-lhe propostos até dois investidores, cada um com as respetivas razões.",
  "Review the businesses matched with you, and approve or decline.":
    "Analise as empresas que lhe são propostas e aprove-as ou recuse-as.",
  "Follow the deal": "Acompanhar a operação",
  "An approval introduces you to each other. Your dashboard shows every stage.":
    "Uma aprovação põe as duas partes em contacto. O seu painel mostra cada etapa.",
  "One table shows the businesses you approved and funded, and the amounts.":
    "Uma única tabela mostra as empresas que aprovou e financiou, e os montantes.",
  "New tools, proven experience": "Novas ferramentas, experiência comprovada",
  "Ubia is transparent. You can see how a match score is calculated, both sides see the same stages, and no decision about a business is left to a black box.":
    "A Ubia é transparente. Pode ver como se calcula a pontuação de um match, ambas as partes veem as mesmas etapas e nenhuma decisão sobre uma empresa é entregue a uma caixa negra.",
  "Innovators also need people. The firm’s labs, programmes and competitions introduce them to engineers, tax advisers and board members who have done it before.":
    "Os inovadores também precisam de se rodear das pessoas certas. Os laboratórios, os programas e as competições da firma apresentam-lhes engenheiros, consultores fiscais e administradores que já percorreram esse caminho.",
  "Reasons for every match, in plain language":
    "As razões de cada match, em linguagem simples",
  "Profiles are not public, and data is not sold":
    "Os perfis não são públicos e os dados não são vendidos",
  "A competition for innovators in three regions":
    "Uma competição para inovadores em três regiões",
  "Cloth on a loom: woven squares on the left, bare threads on the right, and one gold seam between them.":
    "Tecido num tear: quadrados tecidos à esquerda, fios por tecer à direita e uma única costura dourada entre eles.",
  // src/content/matching-inquiry.ts
  "Help with our financial statements":
    "Ajuda com as nossas demonstrações financeiras",
  "Hello,": "Olá,",
  "We would like to be matched with investors on Ubia, and do not have two years of consistent financial statements yet.":
    "Gostaríamos de encontrar investidores na Ubia, mas ainda não temos demonstrações financeiras consistentes de dois anos.",
  "Business name: ": "Nome da empresa: ",
  "Country: ": "País: ",
  "Years of operation: ": "Anos de atividade: ",
  "What we have so far: ": "O que já temos: ",
  "Please let us know how you can help us prepare our statements.":
    "Agradecemos que nos indiquem como podem ajudar-nos a preparar as nossas demonstrações financeiras.",
  "Kind regards": "Com os melhores cumprimentos",
  // src/content/privacy.ts
  "What you agree to when you use Ubia, and what happens to your data. This page is short so that it is easy to read.":
    "O que aceita quando utiliza a Ubia e o que acontece aos seus dados. Esta página é curta para ser fácil de ler.",
  "On this page": "Nesta página",
  "Statements by country": "Declarações por país",
  "The firm has a privacy statement for each country it works in. The statement for your country applies in addition to this page.":
    "A firma tem uma declaração de privacidade para cada país em que trabalha. A declaração do seu país aplica-se em complemento desta página.",
  "Terms and conditions": "Termos e condições",
  "Ubia introduces businesses that seek capital to investors. It does not provide investment, legal or tax advice, does not hold money, and is not a party to any agreement between a business and an investor.":
    "A Ubia apresenta a investidores empresas que procuram capital. Não presta consultoria de investimento, jurídica ou fiscal, não detém fundos e não é parte em nenhum acordo entre uma empresa e um investidor.",
  "A match is an introduction, not a promise: neither side has to continue, and a score describes how well two profiles fit, not how a business will perform.":
    "Um match é uma apresentação, não uma promessa: nenhuma das partes é obrigada a continuar, e a pontuação descreve até que ponto dois perfis se adequam um ao outro, não o desempenho futuro de uma empresa.",
  "Your account": "A sua conta",
  "An account belongs to one person acting for one business or investor, and has one role. Keep your password secret, and contact us if you believe that someone else knows it.":
    "Uma conta pertence a uma única pessoa, que age em nome de uma única empresa ou de um único investidor, e tem um único papel. Mantenha a sua palavra-passe secreta e contacte-nos se suspeitar que outra pessoa a conhece.",
  "Keep your profile accurate and up to date, because others base their decisions on it.":
    "Mantenha o seu perfil exato e atualizado, porque outras pessoas decidem com base nele.",
  Confidentiality: "Confidencialidade",
  "The profiles, figures and documents of other members are confidential. Use them only to decide on a match, and do not share them.":
    "Os perfis, os indicadores e os documentos de outros membros são confidenciais. Utilize-os apenas para decidir sobre um match e não os partilhe.",
  "Ending your account": "Encerramento da conta",
  "You can leave at any time. We may suspend an account that deceives others or puts them at risk, and will explain why.":
    "Pode sair a qualquer momento. Podemos suspender uma conta que engane outras pessoas ou as ponha em risco e, nesse caso, explicamos porquê.",
  "For questions, copies of your data and corrections, write to":
    "Para perguntas, cópias dos seus dados e correções, escreva para",
  "Privacy notice": "Aviso de privacidade",
  "What we store": "O que guardamos",
  "Your email, your role, your profile with the files you add, your matches with their stages, and hashes of your last {0} passwords, from which the passwords cannot be recovered.":
    "O seu email, o seu papel, o seu perfil com os ficheiros que adiciona, os seus matches com as respetivas etapas e hashes das suas últimas {0} palavras-passe, a partir dos quais não é possível recuperar as palavras-passe.",
  "While you are logged in: the browser and system that you use, and the times of the login and of your last activity. For each network address that you log in from: a hash of the address, for {0} days after your last login from it. The hash prevents attacks from other addresses from locking you out.":
    "Enquanto tem sessão iniciada: o navegador e o sistema que utiliza e as horas do início de sessão e da sua última atividade. Para cada endereço de rede a partir do qual inicia sessão: um hash do endereço, durante {0} dias depois do seu último início de sessão a partir dele. O hash evita que ataques a partir de outros endereços lhe bloqueiem o acesso.",
  "What our team does with your account, such as suspending it.":
    "O que a nossa equipa faz com a sua conta, como suspendê-la.",
  "Our logs contain the time, type, duration and outcome of each request, but never its content.":
    "Os nossos registos contêm a hora, o tipo, a duração e o resultado de cada pedido, mas nunca o seu conteúdo.",
  "Why we use your data, and who sees it":
    "Porque usamos os seus dados e quem os vê",
  "We use your data to find matches and to show both sides the status of each match. An investor sees the profile of a business once the two are matched, and its financial records only after approving it. When an investor approves, each side sees the email of the other. Our team can access the data it needs to help you.":
    "Usamos os seus dados para encontrar matches e para mostrar a ambas as partes o estado de cada match. Um investidor vê o perfil de uma empresa a partir do momento em que existe um match entre ambos e só vê os registos financeiros depois de a aprovar. Quando um investidor aprova, cada parte vê o email da outra. A nossa equipa pode aceder aos dados de que precisa para lhe prestar apoio.",
  "We do not sell data, and these pages contain no advertising and no trackers. External pages, videos and posts are loaded only when you request them; their own privacy statements then apply.":
    "Não vendemos dados, e estas páginas não contêm publicidade nem rastreadores. As páginas, os vídeos e as publicações externas só são carregados a seu pedido; aplicam-se então as respetivas declarações de privacidade.",
  "What your browser stores": "O que o seu navegador guarda",
  "While you are logged in: the key of your session, your role, your email and the time of your last activity, so that all tabs share the session. It ends after {0} minutes. Until then, your browser also stores the profile and the matches that you last opened, so that you can read them while you are offline. Unsaved changes in the profile form stay in the browser tab until you save or discard them, or log out. The time of the last logout is stored, too.":
    "Enquanto tem sessão iniciada: a chave da sua sessão, o seu papel, o seu email e a hora da sua última atividade, para que todos os separadores partilhem a sessão. A sessão termina ao fim de {0} minutos. Até lá, o navegador guarda também o perfil e os matches que abriu por último, para que os possa ler sem ligação. As alterações não guardadas no formulário do perfil ficam no separador do navegador até as guardar ou descartar, ou até terminar a sessão. A hora em que terminou a última sessão também é guardada.",
  "If you accept cookies, a cookie called {0} stores your choice for {1} days. If you reject them, a cookie stores the rejection until you close the browser. When you request password resets, two more cookies store the times of the requests and how long you have to wait before the next one, and the browser tab stores the email address that you entered. After too many failed logins, your browser stores when you can log in again. You can change your choice about cookies with the Cookie choice button at the bottom of this page.":
    "Se aceitar os cookies, um cookie chamado {0} guarda a sua escolha durante {1} dias. Se os rejeitar, um cookie guarda a rejeição até fechar o navegador. Quando pede a reposição da palavra-passe, outros dois cookies guardam as horas dos pedidos e o tempo que tem de esperar até ao seguinte, e o separador do navegador guarda o endereço de email que introduziu. Após demasiadas tentativas falhadas de início de sessão, o navegador guarda a hora a partir da qual pode voltar a iniciar sessão. Pode alterar a sua escolha sobre os cookies com o botão «Escolha de cookies», ao fundo desta página.",
  "How long we keep your data, and your rights":
    "Durante quanto tempo guardamos os seus dados e quais são os seus direitos",
  "We keep your data for as long as you have an account. You can correct your data in your profile, and in Manage Account you can download a copy of it or delete your account. After a deletion, only two things remain: for the members you were matched with, the history of your matches without your personal data; and a record of the deletion and of what our team did with your account, without your name and email. To exercise any other right, write to the support address. If your country has a data protection authority, you can also contact it.":
    "Guardamos os seus dados enquanto tiver uma conta. Pode corrigir os seus dados no perfil e, em «Gerir a conta», pode descarregar uma cópia deles ou eliminar a conta. Depois da eliminação, restam apenas duas coisas: para os membros com quem teve um match, o historial dos seus matches sem os seus dados pessoais; e um registo da eliminação e do que a nossa equipa fez com a sua conta, sem o seu nome nem o seu email. Para exercer qualquer outro direito, escreva para o endereço de apoio. Se o seu país tiver uma autoridade de proteção de dados, também a pode contactar.",
  // src/content/programme-enquiry.ts
  "Programme enquiry: {0}": "Pedido de informação sobre o programa: {0}",
  "on request": "sob consulta",
  "free of charge": "gratuito",
  "I would like to book this programme or learn more about it.":
    "Gostaria de reservar este programa ou de saber mais sobre ele.",
  "Programme: {0}": "Programa: {0}",
  "Provider: {0}": "Entidade: {0}",
  "Investment: {0}": "Preço: {0}",
  "{0} (USD)": "{0}",
  "Name: ": "Nome: ",
  "Business: ": "Empresa: ",
  "Phone: ": "Telefone: ",
  "Preferred dates: ": "Datas preferidas: ",
  "My question: ": "A minha pergunta: ",
  Outlook: "Outlook",
  // src/content/programmes/catalogue.ts
  "Private Enterprise Academy": "Private Enterprise Academy",
  "Investment Readiness": "Preparação para o investimento",
  "Learn what an investor checks first and prepare it in advance: consistent figures, complete contracts, and a convincing answer to the question “Why now?”":
    "Saiba o que um investidor verifica em primeiro lugar e prepare-o com antecedência: números coerentes, contratos completos e uma resposta convincente à pergunta «Porquê agora?»",
  "Six evenings of two hours, online, in groups of twelve.":
    "Seis sessões noturnas de duas horas, online, em grupos de doze.",
  "A data room that an investor can understand without asking you for help.":
    "Um data room que um investidor compreende sem precisar da sua ajuda.",
  "Tax Technology & GenAI Adoption":
    "Tecnologia fiscal e adoção de IA generativa",
  "For finance teams that still enter invoices manually. You map the sources of your tax data, choose what to automate, and learn where generative tools help with tax returns and where a person must approve the result.":
    "Para equipas financeiras que ainda registam faturas à mão. Identifique as fontes dos seus dados fiscais, escolha o que automatizar e aprenda onde as ferramentas generativas ajudam nas declarações fiscais e onde o resultado deve ser aprovado por uma pessoa.",
  "Three half days, online, with your own ledgers.":
    "Três sessões de meio dia, online, com os seus próprios livros contabilísticos.",
  "A plan of what to automate first, with costs and risks.":
    "Um plano do que automatizar primeiro, com custos e riscos.",
  "Corporate Governance for Growing Companies":
    "Governação societária para empresas em crescimento",
  "A board is more than a meeting of friends. Learn who should be on it, what it decides, what it leaves to management, and how minutes protect its members.":
    "Um conselho de administração é mais do que uma reunião de amigos. Saiba quem deve integrá-lo, o que decide, o que deixa à gestão e como as atas protegem os seus membros.",
  "Two full days in Nairobi or Accra.":
    "Dois dias completos em Nairobi ou Acra.",
  "A board calendar, and terms of reference for each seat.":
    "Um calendário do conselho e termos de referência para cada lugar.",
  "Financial Modelling and Valuation":
    "Modelação financeira e avaliação de empresas",
  "Build a three-statement model that an outsider can follow.":
    "Construa um modelo, com as três demonstrações financeiras, que alguém de fora consiga compreender.",
  "Test it against a bad harvest, a weak currency and late payments.":
    "Teste-o com uma má colheita, uma moeda fraca e pagamentos em atraso.",
  "Estimate the range of your company’s value, and explain both ends of it.":
    "Estime o intervalo de valor da sua empresa e explique os dois extremos.",
  "Eight evenings of two hours, online, with exercises between them.":
    "Oito sessões noturnas de duas horas, online, com exercícios entre elas.",
  "A working model of your own business.":
    "Um modelo funcional da sua própria empresa.",
  "Raising Capital: Debt, Equity and Everything in Between":
    "Captar capital: dívida, capital próprio e soluções intermédias",
  "Compare loans, shares and convertible notes: what each costs in good and bad years, and which of them your cash flow can support.":
    "Compare empréstimos, ações e notas convertíveis: quanto custa cada um em anos bons e maus e quais deles o seu fluxo de caixa pode suportar.",
  "Five evenings of two hours, online.":
    "Cinco sessões noturnas de duas horas, online.",
  "A term sheet that you have reviewed line by line, with your limits marked.":
    "Um term sheet analisado linha a linha, com os seus limites assinalados.",
  "Internal Controls and Audit Readiness":
    "Controlo interno e preparação para a auditoria",
  "Small teams often share passwords and approvals. You learn which duties to separate, what an auditor will ask for, and how to close the month in ten days instead of forty.":
    "As equipas pequenas partilham muitas vezes palavras-passe e aprovações. Aprenda que tarefas deve separar, o que um auditor vai pedir e como fechar o mês em dez dias em vez de quarenta.",
  "Four half days, online or in Nairobi.":
    "Quatro sessões de meio dia, online ou em Nairobi.",
  "A list of controls for your team, and a calendar for the month-end close.":
    "Uma lista de controlos para a sua equipa e um calendário para o fecho do mês.",
  "Sustainability Reporting for Mid-Sized Firms":
    "Relato de sustentabilidade para médias empresas",
  "Lenders and buyers ask for figures on energy, water and people. Start with the five that matter most in your sector, measure them with the data you have, and report them plainly.":
    "As entidades de crédito e os compradores pedem indicadores sobre energia, água e pessoas. Comece pelos cinco mais importantes no seu setor, meça-os com os dados que tem e apresente-os com clareza.",
  "Four evenings of two hours, online.":
    "Quatro sessões noturnas de duas horas, online.",
  "A first report of five pages.": "Um primeiro relatório de cinco páginas.",
  "Cyber Security for Business Owners": "Cibersegurança para donos de empresas",
  "Mobile money, shared laptops, emails announcing a supplier's new bank details: learn how fraud reaches companies of your size, and twelve habits that prevent most of it.":
    "Dinheiro móvel, computadores partilhados, emails a anunciar os novos dados bancários de um fornecedor: saiba como a fraude chega a empresas da sua dimensão e conheça doze hábitos que evitam a maioria dos casos.",
  "Two half days, online, for the owner and the head of finance together.":
    "Duas sessões de meio dia, online, para o proprietário e o responsável financeiro em conjunto.",
  "A one-page incident response plan.":
    "Um plano de resposta a incidentes de uma página.",
  "Cross-Border Expansion in Africa": "Expansão transfronteiriça em África",
  "Expanding to a second country is like starting a second company. Learn about licences, customs, currencies and partners, and find out in six weeks whether the neighbouring market is worth it.":
    "Entrar num segundo país é como fundar uma segunda empresa. Informe-se sobre licenças, alfândegas, moedas e parceiros e descubra em seis semanas se o mercado vizinho compensa.",
  "Six evenings of two hours, online, with our teams in nine countries.":
    "Seis sessões noturnas de duas horas, online, com as nossas equipas em nove países.",
  "A market entry plan for the first hundred days.":
    "Um plano de entrada no mercado para os primeiros cem dias.",
  "Leading People Through Growth": "Liderar pessoas durante o crescimento",
  "Hire for the company you will be in two years.":
    "Contrate para a empresa que quer ter dentro de dois anos.",
  "Delegate decisions, and do not take them back.":
    "Delegue decisões e não as retome.",
  "Keep the people who have been with you from the start.":
    "Conserve as pessoas que estão consigo desde o início.",
  "Two full days in Accra, and three calls afterwards.":
    "Dois dias completos em Acra e, depois, três chamadas.",
  "An organisation chart, with names, for a company twice your size.":
    "Um organograma, com nomes, para uma empresa com o dobro da dimensão da sua.",
  "Growth Lab for Agribusiness":
    "Laboratório de crescimento para o agronegócio",
  "Savanna Example Hub": "Savanna Example Hub",
  "For food processors and suppliers with at least one season of sales. Includes coaches, shared cold storage and visits from buyers.":
    "Para transformadores e fornecedores de alimentos com, pelo menos, uma época de vendas. Inclui formadores, armazenamento frigorífico partilhado e visitas de compradores.",
  "Twelve weeks, in Nakuru and Kumasi, twice a year.":
    "Doze semanas, em Nakuru e Kumasi, duas vezes por ano.",
  "A signed letter of intent with at least one buyer.":
    "Uma carta de intenções assinada com, pelo menos, um comprador.",
  "Climate Ventures Accelerator": "Aceleradora de projetos climáticos",
  "Baobab Example Ventures": "Baobab Example Ventures",
  "For solar, water and waste companies whose product is already in use. You measure its actual savings.":
    "Para empresas dos setores solar, da água e dos resíduos cujo produto já está em uso. Meça as poupanças reais que ele gera.",
  "Four months, online, with two weeks in Cape Town.":
    "Quatro meses, online, com duas semanas na Cidade do Cabo.",
  "A measurement report that a climate fund accepts.":
    "Um relatório de medição que um fundo climático aceite.",
  "Women in Trade Fellowship": "Programa para mulheres no comércio",
  "Lagoon Example Labs": "Lagoon Example Labs",
  "For women who run import, export or wholesale businesses: trade finance, customs, and a network of peers.":
    "Para mulheres que dirigem empresas de importação, exportação ou comércio grossista: financiamento do comércio, alfândegas e uma rede de pares.",
  "One day a month for six months, in Lagos, Lomé and Abidjan.":
    "Um dia por mês, durante seis meses, em Lagos, Lomé e Abidjan.",
  "A line of trade finance, or a clear explanation of what is missing.":
    "Uma linha de financiamento do comércio ou uma explicação clara do que falta.",
  "Fintech Sandbox Residency": "Residência em sandbox fintech",
  "Highveld Example Accelerator": "Highveld Example Accelerator",
  "A test licence, and access to a bank’s systems.":
    "Uma licença de teste e acesso aos sistemas de um banco.",
  "A compliance officer for two days a week.":
    "Um responsável de compliance dois dias por semana.",
  "Real transactions with real customers, within set limits.":
    "Transações reais com clientes reais, dentro de limites definidos.",
  "Six months in Johannesburg; places are awarded competitively.":
    "Seis meses em Joanesburgo; as vagas são atribuídas por concurso.",
  "A complete licence application, ready to submit to the regulator.":
    "Um pedido de licença completo, pronto a apresentar ao regulador.",
  "Export Launchpad": "Rampa de lançamento para a exportação",
  "Kilele Example Studio": "Kilele Example Studio",
  "Take a local bestseller to shops abroad: labels, certificates, freight and the first order, together with three companies like yours.":
    "Leve um sucesso de vendas local a lojas no estrangeiro: rótulos, certificados, frete e a primeira encomenda, em conjunto com três empresas como a sua.",
  "Ten weeks, online, with a buyers' day in Mombasa.":
    "Dez semanas, online, com um dia dedicado aos compradores em Mombaça.",
  "A first shipment, priced and insured.":
    "Uma primeira remessa, com preço definido e seguro contratado.",
  "Next Generation Leaders": "Líderes da próxima geração",
  "Great Lakes Example Family Forum": "Great Lakes Example Family Forum",
  "For sons and daughters who will lead the business, or decide not to. Participants need two years of experience outside the family business, and work with a mentor from outside the family.":
    "Para filhos e filhas que vão liderar a empresa ou que decidem não o fazer. Os participantes precisam de dois anos de experiência fora da empresa familiar e trabalham com um mentor externo à família.",
  "One year, four weekends, in Kampala and Kigali.":
    "Um ano, quatro fins de semana, em Campala e Kigali.",
  "A written decision about who will lead the business, and from when.":
    "Uma decisão escrita sobre quem vai liderar a empresa e a partir de quando.",
  "Succession Without Silence": "Sucessão sem silêncios",
  "Most handovers fail because of family conflicts, not because of the law. A facilitator helps the founder and the heirs to agree on ownership, roles and fairness.":
    "A maioria das sucessões falha por causa de conflitos familiares, não por causa da lei. Um facilitador ajuda o fundador e os herdeiros a chegar a acordo sobre a propriedade, os papéis e a equidade.",
  "Five family meetings in half a year, where you live.":
    "Cinco reuniões de família em seis meses, no local onde vive.",
  "A succession plan, signed by the whole family.":
    "Um plano de sucessão, assinado por toda a família.",
  "The Family Charter": "O protocolo familiar",
  "Who may work in the business, who may sell shares, how conflicts are resolved: agree on the family's rules before there is a conflict.":
    "Quem pode trabalhar na empresa, quem pode vender quotas ou ações, como se resolvem os conflitos: acorde as regras da família antes que surja um conflito.",
  "Three full days within two months, in Nairobi or Accra.":
    "Três dias completos em dois meses, em Nairobi ou Acra.",
  "A charter of about ten pages, in your own words.":
    "Um protocolo de cerca de dez páginas, nas suas próprias palavras.",
  "Family Office Foundations": "Fundamentos do family office",
  "Coastal Example Institute": "Coastal Example Institute",
  "For families that own more than one business: separate family and business assets, choose investments, and select independent advisers.":
    "Para famílias que possuem mais do que uma empresa: separar o património da família do das empresas, escolher investimentos e selecionar consultores independentes.",
  "Four days in Mauritius, once a year.":
    "Quatro dias na Maurícia, uma vez por ano.",
  "An investment policy that three generations understand.":
    "Uma política de investimento que três gerações compreendem.",
  "Ubia Mentor Circle": "Ubia Mentor Circle",
  "Ubia Pitch Studio": "Ubia Pitch Studio",
  "One Hour, One Question": "Uma hora, uma pergunta",
  "Bring the decision that worries you most. A founder who has faced it listens for half an hour, then answers your questions for another half hour.":
    "Traga a decisão que mais lhe custa tomar. Um fundador que já passou por ela ouve durante meia hora e responde às suas perguntas durante outra meia hora.",
  "Every Thursday, online, one founder at a time.":
    "Todas as quintas-feiras, online, um fundador de cada vez.",
  "A written next step by the end of the hour.":
    "Um próximo passo por escrito no fim da hora.",
  "The First Board": "O primeiro conselho de administração",
  "For founders who have never worked with a board. Experienced directors ask you the questions that a board would ask, and show you how a board can help.":
    "Para fundadores que nunca trabalharam com um conselho de administração. Administradores experientes fazem-lhe as perguntas que um conselho faria e mostram como um conselho pode ajudar.",
  "Once a month, online, in groups of six.":
    "Uma vez por mês, online, em grupos de seis.",
  "A list of candidates for your board, and a plan for approaching them.":
    "Uma lista de candidatos ao seu conselho e um plano para os abordar.",
  "Founders' Peer Circle": "Círculo de fundadores",
  "Eight founders from eight countries who do not compete with each other.":
    "Oito fundadores de oito países, que não concorrem entre si.",
  "Each session is about one of the companies, with its real figures.":
    "Cada sessão é dedicada a uma das empresas, com os seus números reais.",
  "Everything is confidential.": "Tudo é confidencial.",
  "Every second Tuesday for half a year, online.":
    "Terça-feira sim, terça-feira não, durante seis meses, online.",
  "Seven people who know your business and give you honest feedback.":
    "Sete pessoas que conhecem a sua empresa e lhe dão uma opinião franca.",
  "Pitch Workshop": "Workshop de pitch",
  "Reduce forty slides to ten, and ten minutes to five. You pitch to experienced listeners, get their feedback, and pitch again.":
    "Reduza quarenta diapositivos a dez e dez minutos a cinco. Faça o pitch perante ouvintes experientes, receba as observações deles e faça-o de novo.",
  "Two full days in Nairobi, Accra or Lagos, in groups of eight.":
    "Dois dias completos em Nairobi, Acra ou Lagos, em grupos de oito.",
  "A five-minute pitch on video that you can show to any investor.":
    "Um pitch de cinco minutos em vídeo que pode mostrar a qualquer investidor.",
  "Speed Pitching Rehearsal": "Ensaio de speed pitching",
  "You have three minutes at each table. Rehearse with five coaches in the roles of investors, shortly before the actual event.":
    "Tem três minutos em cada mesa. Ensaie com cinco formadores no papel de investidores, pouco antes do próprio evento.",
  "One evening, online, in the week before each speed pitching event.":
    "Uma sessão noturna, online, na semana anterior a cada evento de speed pitching.",
  "Answers to the three questions that you are most likely to be asked.":
    "Respostas às três perguntas que mais provavelmente lhe farão.",
  "Pitch Deck Clinic": "Revisão de pitch decks",
  "Send us your deck, and we return it with comments on every page: what an investor reads, what they skip, and what is missing.":
    "Envie-nos o seu pitch deck e devolvemo-lo com comentários em cada página: o que um investidor lê, o que salta e o que falta.",
  "By email, within five working days.":
    "Por email, no prazo de cinco dias úteis.",
  "A deck with comments, and a twenty-minute call about it.":
    "Um pitch deck comentado e uma chamada de vinte minutos sobre ele.",
  // src/content/programmes/categories.ts
  "Master Programs": "Programas Masterclass",
  "Our own courses: finance, tax, governance and growth, taught by our advisers.":
    "Os nossos próprios cursos: finanças, fiscalidade, governação e crescimento, dados pelos nossos consultores.",
  "External Programs": "Programas externos",
  "Accelerators, fellowships and family forums run by our partners.":
    "Programas de aceleração, programas de excelência e fóruns de família dos nossos parceiros.",
  "Ecosystem Programs": "Programas do ecossistema",
  "Accelerators, residencies and fellowships for companies that already have customers.":
    "Programas de aceleração, residências e programas de excelência para empresas que já têm clientes.",
  "Family Business Programs": "Programas para empresas familiares",
  "For families who own and run a business together.":
    "Para famílias que possuem e gerem em conjunto uma empresa.",
  "Mentorship Founder Sessions": "Sessões de mentoria com fundadores",
  "One-hour sessions with experienced founders.":
    "Sessões de uma hora com fundadores experientes.",
  "Pitch Coaching": "Treino de pitch",
  "Practise a five-minute pitch and get direct feedback.":
    "Pratique um pitch de cinco minutos e receba comentários diretos.",
  // src/content/support.ts
  "How can we help?": "Como podemos ajudar?",
  "Most questions are answered below. For everything else, our team is available Monday to Friday.":
    "A maioria das perguntas tem resposta abaixo. Para tudo o resto, a nossa equipa está disponível de segunda a sexta-feira.",
  "Contact Support": "Contactar o apoio",
  "Please tell us which page you were on, what you clicked and what you saw. Never send a password.":
    "Indique-nos em que página estava, em que clicou e o que viu. Nunca envie uma palavra-passe.",
  "Write or call": "Escreva ou telefone",
  Email: "Email",
  Phone: "Telefone",
  "Need a specific person?": "Precisa de falar com alguém em particular?",
  "The verification email did not arrive.":
    "O email de verificação não chegou.",
  "Check your spam folder first. Then log in with your email and password: the page offers to send a new link, or lets you enter the {0}-digit code instead.":
    "Verifique primeiro a pasta de spam. Depois, inicie sessão com o seu email e a sua palavra-passe: a página propõe o envio de um novo link ou permite introduzir, em alternativa, o código de {0} dígitos.",
  "I forgot my password.": "Esqueci-me da palavra-passe.",
  "Enter your email to request a reset link. The link arrives within minutes, works once, and does not affect your profile or your matches.":
    "Introduza o seu email para pedir um link de reposição. O link chega em poucos minutos, funciona uma vez e não afeta o seu perfil nem os seus matches.",
  "Yes. Investors can also seek funding: open an investee account with another email address. Each account has one role, which keeps its matches separate.":
    "Sim. Os investidores também podem procurar financiamento: abra uma conta de empresa com outro endereço de email. Cada conta tem um único papel, o que mantém separados os seus matches.",
  "How do I close my account?": "Como encerro a minha conta?",
  "Log in, open Manage Account and choose Delete Account. Your profile and your files will be permanently deleted, and your open matches closed.":
    "Inicie sessão, abra «Gerir a conta» e escolha «Eliminar a conta». O seu perfil e os seus ficheiros serão eliminados definitivamente e os seus matches em aberto serão encerrados.",
  Matching: "Matching",
  "Why can't I request a match yet?":
    "Porque é que ainda não posso pedir um match?",
  "Matching requires your business name, type, stage, ticket size and sector. The button is enabled as soon as your profile contains all five.":
    "O matching exige o nome, o tipo, a fase e o setor da empresa e o ticket de investimento. O botão fica ativo assim que o seu perfil tiver os cinco elementos.",
  "How many investors will I meet?": "Quantos investidores vou conhecer?",
  "At most {0} at a time, so that every introduction gets attention. With {1} matches you can run matching again, up to {2} times. A re-run replaces the investors who have declined or have not answered in time or, if there are none, those who have not answered yet. Investors who have approved you are not replaced.":
    "No máximo, {0} de cada vez, para que cada apresentação receba a devida atenção. Com {1} matches, pode repetir a procura até {2} vezes. Uma repetição substitui os investidores que recusaram ou não responderam a tempo ou, se não os houver, os que ainda não responderam. Os investidores que aprovaram a sua empresa não são substituídos.",
  "Only the members you are matched with. An investor sees the financial records of a business only after approving it, and only for as long as the match lasts.":
    "Apenas os membros com quem tem um match. Um investidor só vê os registos financeiros de uma empresa depois de a aprovar e apenas enquanto o match durar.",
  // src/content/accessibility.ts
  Accessibility: "Acessibilidade",
  "What this site does for people with disabilities, what we have checked, and how to report a problem.":
    "O que este site oferece às pessoas com deficiência, o que verificámos e como comunicar um problema.",
  "What we aim for": "O nosso objetivo",
  "Everyone should be able to use Ubia, with any device, browser and assistive technology. Our target is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, on every page and in every language of the site.":
    "Todas as pessoas devem poder utilizar a Ubia, com qualquer dispositivo, navegador e tecnologia de apoio. O nosso objetivo é o nível AA das Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, em todas as páginas e em todas as línguas do site.",
  "What you can expect": "O que pode esperar",
  "Every task can be completed with the keyboard alone, and you can always see where the focus is. Each control has a name for screen readers. Results, time limits and new matches are announced without moving the focus.":
    "Todas as tarefas podem ser realizadas apenas com o teclado, e a posição do foco está sempre visível. Cada controlo tem um nome para os leitores de ecrã. Os resultados, os prazos e os novos matches são anunciados sem mover o foco.",
  "The site follows the settings of your device for dark mode, reduced motion and high contrast. Pages can be enlarged to 400 %, and pictures that change by themselves can be stopped.":
    "O site segue as definições do seu dispositivo para o modo escuro, a redução de movimento e o alto contraste. As páginas podem ser ampliadas até 400%, e é possível parar as imagens que mudam automaticamente.",
  "Passwords and codes can be pasted, and a password manager can fill in the forms.":
    "As palavras-passe e os códigos podem ser colados, e um gestor de palavras-passe pode preencher os formulários.",
  "What we checked": "O que verificámos",
  "We last checked the site on 30 November 2026, in Chromium. In English, we checked every page with automatic tests, at 400 % zoom, with larger text and with high contrast, and completed every task with the keyboard alone. In Arabic, we also moved through every page with the keyboard. In all languages, we read the names that the browser gives to screen readers. We fixed what we found.":
    "Verificámos o site pela última vez a 30 de novembro de 2026, no Chromium. Em inglês, verificámos todas as páginas com testes automáticos, com ampliação de 400%, com texto maior e com alto contraste, e realizámos todas as tarefas apenas com o teclado. Em árabe, percorremos também todas as páginas com o teclado. Em todas as línguas, lemos os nomes que o navegador transmite aos leitores de ecrã. Corrigimos o que encontrámos.",
  "Known limits": "Limitações conhecidas",
  "People with disabilities have not tested the site yet, and we have not used it with a screen reader or with speech input. We have not checked other browsers, and other languages only as described above.":
    "Nenhuma pessoa com deficiência testou ainda o site, e não o utilizámos com um leitor de ecrã nem com comandos de voz. Não verificámos outros navegadores, e as outras línguas só foram verificadas como indicado acima.",
  "A session ends after {0} minutes, to protect your data. A notice that appears {1} minutes earlier lets you continue without losing what you entered, but you need your password for it.":
    "Uma sessão termina ao fim de {0} minutos, para proteger os seus dados. Um aviso que aparece {1} minutos antes permite continuar sem perder o que introduziu, mas para isso precisa da sua palavra-passe.",
  "We do not check the documents that members upload. If you cannot read one, please tell us, and we will ask its owner for another version.":
    "Não verificamos os documentos que os membros carregam. Se não conseguir ler um deles, informe-nos, e pediremos outra versão a quem o carregou.",
  "Videos, posts, maps and programme pages of other sites are not under our control. What members write is shown in the language that they wrote it in.":
    "Os vídeos, as publicações, os mapas e as páginas de programas de outros sites não dependem de nós. O que os membros escrevem é apresentado na língua em que o escreveram.",
  "Report a problem": "Comunicar um problema",
  "Please write or call, and tell us which page you were on, what you wanted to do, and which browser and assistive technology you use. We answer within {0}, and tell you when the problem will be fixed.":
    "Escreva-nos ou telefone-nos, e indique-nos em que página estava, o que pretendia fazer e que navegador e tecnologia de apoio utiliza. Respondemos no prazo de {0} e informamos quando o problema será corrigido.",
  "Ubia’s accessibility statement: what was checked, known limits, and how to report a problem.":
    "Declaração de acessibilidade da Ubia: o que foi verificado, as limitações conhecidas e como comunicar um problema.",
};
