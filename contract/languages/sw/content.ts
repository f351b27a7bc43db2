/** The texts of the content and the titles of the pages in Swahili, by their English text. */
export const content: Readonly<Record<string, string>> = {
  // contract/pages.ts
  "Funding for African business": "Ufadhili kwa biashara za Afrika",
  "Join Ubia": "Jiunge na Ubia",
  "Log in": "Ingia",
  "About Us": "Kutuhusu",
  Programs: "Programu",
  "Contact Us": "Wasiliana Nasi",
  Support: "Usaidizi",
  "Privacy and terms": "Faragha na masharti",
  "Reset your password": "Weka upya nenosiri lako",
  "Choose a new password": "Chagua nenosiri jipya",
  "Verify your email": "Thibitisha barua pepe yako",
  "Stop reminders": "Sitisha vikumbusho",
  "Your profile": "Wasifu wako",
  "Delete your account": "Futa akaunti yako",
  "Change your password": "Badilisha nenosiri lako",
  "Training Calendar": "Kalenda ya Mafunzo",
  "Events Calendar": "Kalenda ya Matukio",
  Events: "Matukio",
  "Your programs": "Programu zako",
  Payment: "Malipo",
  "My Dashboard": "Dashibodi Yangu",
  "Looking for Funding?": "Unatafuta Ufadhili?",
  // src/content/about.ts
  "Partnership is a craft.": "Ushirikiano ni ufundi.",
  "Ubia is run by the private enterprise team of a professional-services firm: advisers who work with owners, families and funders every day, and who have seen too many good businesses fail to find the right investors.":
    "Ubia inaendeshwa na timu ya biashara binafsi ya kampuni ya huduma za kitaalamu: washauri wanaofanya kazi kila siku na wamiliki, familia na wafadhili, na ambao wameona biashara nzuri nyingi mno zikikosa wawekezaji wanaozifaa.",
  "Who we work for": "Tunaowahudumia",
  "Ubia brings four kinds of clients together.":
    "Ubia huwakutanisha wateja wa aina nne.",
  "Growing companies": "Kampuni zinazokua",
  "Registered businesses with customers, a team and a plan, from the first investment to the last round before a sale.":
    "Biashara zilizosajiliwa zenye wateja, timu na mpango, kuanzia uwekezaji wa kwanza hadi awamu ya mwisho kabla ya kuuzwa.",
  "Family businesses": "Biashara za familia",
  "Owners who want to grow, hand over the business or bring in partners without dividing the family.":
    "Wamiliki wanaotaka kukua, kukabidhi biashara au kuingiza washirika bila kuigawa familia.",
  Investors: "Wawekezaji",
  "Funds, family offices and private investors who back African ventures and prefer two good profiles to two hundred.":
    "Mifuko ya uwekezaji, ofisi za uwekezaji za familia na wawekezaji binafsi wanaounga mkono biashara za Afrika na wanaopendelea wasifu mbili nzuri kuliko mia mbili.",
  "Ecosystem partners": "Washirika wa mfumo ikolojia",
  "Incubators, development funders and trade bodies whose members need capital, or that have capital to invest.":
    "Viatamizi vya biashara, wafadhili wa maendeleo na vyama vya wafanyabiashara vyenye wanachama wanaohitaji mtaji, au vyenye mtaji wa kuwekeza.",
  "What each side needs": "Mahitaji ya kila upande",
  "Each side has different expectations. These are the needs that clients describe to us, and how we meet them.":
    "Kila upande una matarajio tofauti. Haya ndiyo mahitaji ambayo wateja hutueleza, na jinsi tunavyoyatimiza.",
  Who: "Nani",
  "What they need": "Wanachohitaji",
  "What Ubia does": "Ubia inafanya nini",
  Founders: "Waanzilishi",
  "Capital that fits their stage, and an honest answer when it does not.":
    "Mtaji unaolingana na hatua yao, na jibu la kweli usipolingana.",
  "At most two matches at a time, each with its reasons, and a list of what is missing.":
    "Miunganisho isiyozidi miwili kwa wakati mmoja, kila mmoja ukiwa na sababu zake, na orodha ya kinachokosekana.",
  Families: "Familia",
  "Growth without losing the family name, and discretion while they decide.":
    "Ukuaji bila kupoteza jina la familia, na usiri wakati wanaamua.",
  "Profiles that are not public, and a programme for succession and governance.":
    "Wasifu usioonyeshwa kwa umma, na programu ya urithishaji wa uongozi na utawala wa kampuni.",
  "Businesses that have been reviewed, in the sectors and sizes they invest in.":
    "Biashara zilizokaguliwa, katika sekta wanazowekezea na kwa viwango wanavyowekeza.",
  "Matches by sector, stage, ticket and country, and access to financial files after approval.":
    "Miunganisho kwa kuzingatia sekta, hatua, kiasi cha mtaji na nchi, na ruhusa ya kuona faili za fedha baada ya idhini.",
  "Lenders and funders": "Wakopeshaji na wafadhili",
  "Books they can rely on, and a pipeline that is more than a list of names.":
    "Vitabu vya hesabu vya kuaminika, na fursa halisi badala ya orodha ya majina tu.",
  "Programmes that put statements and governance in order, and a documented history of every match.":
    "Programu zinazoweka sawa taarifa za fedha na utawala wa kampuni, na historia iliyoandikwa ya kila muunganisho.",
  "Regulators and communities": "Mamlaka za usimamizi na jamii",
  "Jobs, taxes, and data handling that complies with national law.":
    "Ajira, kodi, na utunzaji wa data unaozingatia sheria za nchi.",
  "Local advice on tax and governance, and a privacy statement for each country.":
    "Ushauri wa ndani ya nchi kuhusu kodi na utawala wa kampuni, na taarifa ya faragha kwa kila nchi.",
  "A 360 experience": "Huduma kamili ya pande zote",
  "Money alone is not enough. A business must be ready for it, and needs a partner who stays after the funding. The firm supports you at every step.":
    "Fedha pekee hazitoshi. Biashara lazima iwe tayari kuzipokea, na inahitaji mshirika anayebaki baada ya ufadhili. Kampuni yetu inakusaidia katika kila hatua.",
  "A closed square ring of twelve woven cells around one large diamond.":
    "Visanduku kumi na viwili vilivyofumwa, vinavyounda mraba uliofungwa kuzunguka umbo moja kubwa la almasi.",
  Prepare: "Jiandae",
  "We put your financial statements, tax and structure in order.":
    "Tunaweka sawa taarifa zako za fedha, kodi na muundo wa kampuni.",
  Learn: "Jifunze",
  "Master courses and partner programmes close the gaps.":
    "Kozi kuu na programu za washirika huziba mapengo.",
  Match: "Unganishwa",
  "At most two investors, chosen by the criteria of both sides.":
    "Wawekezaji wasiozidi wawili, waliochaguliwa kwa vigezo vya pande zote mbili.",
  Pitch: "Wasilisha",
  "Coaching first, then short conversations that count.":
    "Ukufunzi kwanza, kisha mazungumzo mafupi yenye tija.",
  Close: "Kamilisha",
  "Deal, tax and legal advisers are one message away.":
    "Washauri wa makubaliano, kodi na sheria wanapatikana kwa ujumbe mmoja tu.",
  Grow: "Kua",
  "Mentors support you until the next round or the next generation.":
    "Walezi wa kibiashara wanakusaidia hadi awamu ijayo ya ufadhili au kizazi kijacho.",
  "What you gain": "Unachopata",
  "Two promises, one for each side.": "Ahadi mbili, moja kwa kila upande.",
  "For businesses": "Kwa biashara",
  "Fewer meetings, with the right investors.":
    "Mikutano michache zaidi, yenye wawekezaji wanaofaa.",
  "Two investors who back your sector, stage and ticket, instead of a mailing list.":
    "Wawekezaji wawili wanaowekeza katika sekta yako, hatua yako na kiasi chako cha mtaji, badala ya orodha ya anwani.",
  "You can always see why each investor was chosen, and the status of each match.":
    "Unaweza kuona wakati wote kwa nini kila mwekezaji alichaguliwa, na hali ya kila muunganisho.",
  "Advisers who understand both tax law and term sheets.":
    "Washauri wanaoelewa sheria za kodi na hati za masharti pia.",
  "For investors": "Kwa wawekezaji",
  "Fewer profiles, of higher quality.":
    "Wasifu chache zaidi, zenye ubora wa juu zaidi.",
  "Every business has a complete profile before it reaches you.":
    "Kila biashara ina wasifu uliokamilika kabla ya kukufikia.",
  "You approve or decline with one click, and can change your decision until the deal is funded.":
    "Unaidhinisha au kukataa kwa mbofyo mmoja, na unaweza kubadilisha uamuzi wako hadi ufadhili ukamilike.",
  "One table shows the businesses you funded, and the amounts.":
    "Jedwali moja linaonyesha biashara ulizofadhili, na kiasi cha kila moja.",
  "Who leads it": "Anayeiongoza",
  "Lead Partner, Private Enterprise": "Mshirika Mkuu, Biashara Binafsi",
  Nairobi: "Nairobi",
  "“A business owner rarely needs one more report. They need an adviser who answers the phone.”":
    "“Ni nadra mmiliki wa biashara kuhitaji ripoti moja zaidi. Anahitaji mshauri anayepokea simu.”",
  "Our lead partner has advised owner-led companies for more than twenty years in East, West and Southern Africa: first as an auditor, then as a tax adviser, and for the past decade as head of the private enterprise practice.":
    "Mshirika wetu mkuu ameshauri kampuni zinazoongozwa na wamiliki wake kwa zaidi ya miaka ishirini katika Afrika Mashariki, Afrika Magharibi na Kusini mwa Afrika: kwanza kama mkaguzi wa hesabu, kisha kama mshauri wa kodi, na kwa miaka kumi iliyopita kama mkuu wa kitengo cha biashara binafsi.",
  "The work ranges from a third-generation trading house that brought in its first outside director, to a health start-up that closed a growth round in three currencies. The order is always the same: books, people, then capital.":
    "Kazi hiyo ni pamoja na kampuni ya biashara ya kizazi cha tatu iliyomwingiza mkurugenzi wake wa kwanza kutoka nje, na kampuni changa ya afya iliyokamilisha awamu ya ukuaji kwa sarafu tatu. Utaratibu ni ule ule siku zote: hesabu, watu, kisha mtaji.",
  "The lead partner chairs the regional juries of the Global Innovator Tech Competition, teaches in the family business track, and reads every enquiry that is still unanswered on Friday.":
    "Mshirika mkuu ni mwenyekiti wa majopo ya kanda ya mashindano ya Global Innovator Tech Competition, hufundisha katika programu ya biashara za familia, na husoma kila ulizo ambalo bado halijajibiwa kufikia Ijumaa.",
  "Write to the lead partner": "Andika kwa mshirika mkuu",
  "Talk to us.": "Zungumza nasi.",
  "Ask a question first, or open an account and see what information we need.":
    "Uliza swali kwanza, au fungua akaunti uone ni taarifa gani tunazohitaji.",
  "Join Now": "Jiunge Sasa",
  // src/content/account-pages.ts
  "Woven strips of cloth hanging side by side; the two longest are sewn together.":
    "Vipande vya kitambaa kilichofumwa vikining’inia kimoja kando ya kingine; viwili virefu zaidi vimeshonwa pamoja.",
  "Welcome back.": "Karibu tena.",
  "You will be logged out after thirty minutes, to protect your data.":
    "Utaondolewa kwenye akaunti baada ya dakika thelathini, ili kulinda data yako.",
  "Bring capital and business together.": "Kutanisha mtaji na biashara.",
  "Join as an investor or an investee. Everything after that is tailored to your role.":
    "Jiunge kama mwekezaji au mtafuta mtaji. Kila kinachofuata kimeandaliwa kulingana na jukumu lako.",
  "Safe from the start.": "Salama tangu mwanzo.",
  "A verified email protects your account.":
    "Barua pepe iliyothibitishwa huilinda akaunti yako.",
  "You decide what reaches you.": "Wewe ndiye unayeamua kinachokufikia.",
  "A decision about one of your matches is still sent by email.":
    "Uamuzi kuhusu mmoja wa miunganisho yako bado utatumwa kwa barua pepe.",
  "Choose a strong password.": "Chagua nenosiri imara.",
  "A password that you do not use anywhere else keeps your profile and your matches safe.":
    "Nenosiri ambalo hulitumii mahali pengine popote huweka salama wasifu wako na miunganisho yako.",
  // src/content/calendar-samples.ts
  "Reading a term sheet": "Kusoma hati ya masharti",
  "Cash flow for seasonal businesses":
    "Mtiririko wa fedha kwa biashara za msimu",
  "Pitch coaching: the first two minutes":
    "Ukufunzi wa uwasilishaji: dakika mbili za kwanza",
  "Founders’ Roundtable": "Meza ya Duara ya Waanzilishi",
  "Lagos, Nigeria": "Lagos, Nigeria",
  // src/content/chatbot.ts
  "What is Ubia?": "Ubia ni nini?",
  "Ubia introduces growing African businesses to investors who fit them, and shows both sides the status of each match until it is funded. The word is Swahili for partnership.":
    "Ubia huzitambulisha biashara za Afrika zinazokua kwa wawekezaji wanaozifaa, na huzionyesha pande zote mbili hali ya kila muunganisho hadi unapofadhiliwa. Jina lake linamaanisha ushirikiano.",
  "How do I get matched with investors?":
    "Ninawezaje kuunganishwa na wawekezaji?",
  'Complete your profile, open "Looking for Funding?" and choose Get Matched. You are offered up to {0} investors, with the reasons why, and you can run matching again up to {1} times.':
    "Kamilisha wasifu wako, fungua “Unatafuta Ufadhili?” na uchague Tafuta Wawekezaji. Utapendekezewa wawekezaji wasiozidi {0}, pamoja na sababu zake, na unaweza kuunganisha upya hadi mara {1}.",
  "How do I open an account?": "Ninawezaje kufungua akaunti?",
  "Choose Join Now, select whether you are an investor or an investee, and verify your email with the link or the code we send.":
    "Chagua Jiunge Sasa, chagua kama wewe ni mwekezaji au mtafuta mtaji, kisha uthibitishe barua pepe yako kwa kiungo au msimbo tutakaokutumia.",
  "How do I verify my email?": "Ninawezaje kuthibitisha barua pepe yangu?",
  "Open the link in the email we sent, or enter its {0}-digit code. The link works for {1} hours. Check your spam folder first.":
    "Fungua kiungo kilicho kwenye barua pepe tuliyotuma, au ingiza msimbo wake wa tarakimu {0}. Kiungo kinatumika kwa saa {1}. Kwanza angalia folda ya barua taka.",
  "How do I reset my password?": "Ninawezaje kuweka upya nenosiri langu?",
  "Choose Forgot Password? on the login page and enter your email. We will email you a link to choose a new one.":
    "Chagua Umesahau Nenosiri? kwenye ukurasa wa kuingia, kisha uingize barua pepe yako. Tutakutumia kwa barua pepe kiungo cha kuchagua jipya.",
  "How much do programs cost?": "Gharama za programu ni kiasi gani?",
  "Most Master Programs and the pitch workshop cost {0}, and Tax Technology & GenAI Adoption costs {1}. Mentorship Founder Sessions are free.":
    "Programu Kuu nyingi na warsha ya uwasilishaji hugharimu {0}, na Teknolojia ya Kodi na Matumizi ya GenAI hugharimu {1}. Vikao vya Ulezi wa Waanzilishi havilipiwi.",
  "What programs do you offer?": "Mnatoa programu zipi?",
  "Master Programs, External Programs in two tracks (ecosystem and family business), Mentorship Founder Sessions, and Pitch Coaching.":
    "Programu Kuu, Programu za Nje katika makundi mawili (mfumo ikolojia na biashara za familia), Vikao vya Ulezi wa Waanzilishi, na Ukufunzi wa Uwasilishaji.",
  "What do I need before I request a match?":
    "Ninahitaji nini kabla ya kuomba muunganisho?",
  "Five things in your profile: business name, business type, business stage, ticket size and sector. Two years of consistent financial statements help.":
    "Mambo matano katika wasifu wako: jina la biashara, aina ya biashara, hatua ya biashara, kiasi cha mtaji na sekta. Taarifa za fedha za miaka miwili zinazowiana husaidia.",
  "Who can join?": "Nani anaweza kujiunga?",
  "Businesses in any African country that are looking for capital, and investors who want to back them.":
    "Biashara katika nchi yoyote ya Afrika zinazotafuta mtaji, na wawekezaji wanaotaka kuziunga mkono.",
  "Who can read my profile?": "Nani anaweza kusoma wasifu wangu?",
  "Only the members you are matched with. An investor sees the financial records of a business only after approving it.":
    "Wanachama uliounganishwa nao tu. Mwekezaji huona kumbukumbu za fedha za biashara baada tu ya kuiidhinisha.",
  "Where are your offices?": "Ofisi zenu ziko wapi?",
  "In {0}. The addresses are on the Contact Us page, which also lists our contacts by region.":
    "Ziko {0}. Anwani zake zipo kwenye ukurasa wa Wasiliana Nasi, ambao pia una orodha ya watu wa kuwasiliana nao kwa kila kanda.",
  " and ": " na ",
  "When are you open?": "Saa zenu za kazi ni zipi?",
  "Our offices are open {0}. This assistant answers at any time.":
    "Ofisi zetu huwa wazi {0}. Msaidizi huyu anajibu wakati wowote.",
  "Can an investor also seek funding?":
    "Mwekezaji anaweza pia kutafuta ufadhili?",
  "Yes, with an investee account under another email address: each account has one role, which keeps its matches separate.":
    "Ndiyo, kwa akaunti ya mtafuta mtaji yenye anwani nyingine ya barua pepe: kila akaunti ina jukumu moja, ili miunganisho yake isichanganyike.",
  "Why was I logged out?": "Kwa nini niliondolewa kwenye akaunti?",
  "A session ends after {0} minutes, to protect your data. A notice that appears {1} minutes earlier lets you log in again on the same page.":
    "Kipindi kinaisha baada ya dakika {0}, ili kulinda data yako. Ilani inayoonekana dakika {1} kabla yake inakuwezesha kuingia tena kwenye ukurasa ule ule.",
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
    "Fainali tatu za kanda hutangulia fainali kuu. Chagua kanda ambako kampuni yako imesajiliwa.",
  "More Info": "Maelezo Zaidi",
  "East Africa": "Afrika Mashariki",
  "Kenya, Uganda, Tanzania, Rwanda and their neighbours.":
    "Kenya, Uganda, Tanzania, Rwanda na majirani zao.",
  "West Africa": "Afrika Magharibi",
  "Nigeria, Ghana, Senegal, Côte d'Ivoire and their neighbours.":
    "Nigeria, Ghana, Senegal, Côte d’Ivoire na majirani zao.",
  "Southern Africa": "Kusini mwa Afrika",
  "South Africa, Zambia, Zimbabwe, Mozambique and their neighbours.":
    "Afrika Kusini, Zambia, Zimbabwe, Msumbiji na majirani zao.",
  // src/content/contacts.ts
  "Get in touch with our team.": "Wasiliana na timu yetu.",
  "Write to the contact whose area best fits your question. We answer within {0}; our office hours are {1}.":
    "Mwandikie anayehusika zaidi na swali lako. Tunajibu ndani ya {0}; saa zetu za kazi ni {1}.",
  Webmail: "Barua pepe ya wavuti",
  "Network profile": "Wasifu wa kitaaluma",
  "Contacts by region": "Watu wa kuwasiliana nao kwa kanda",
  "Not sure who to contact? Write to the desk for your region, which will forward your question.":
    "Hujui uwasiliane na nani? Andika kwa dawati la kanda yako, ambalo litafikisha swali lako kwa mhusika.",
  "Nairobi, Kenya": "Nairobi, Kenya",
  "Questions about the firm as a whole, and complaints.":
    "Maswali kuhusu kampuni yetu kwa jumla, na malalamiko.",
  "West Africa desk": "Dawati la Afrika Magharibi",
  "Accra, Ghana": "Accra, Ghana",
  "General questions, and choosing a programme.":
    "Maswali ya jumla, na kuchagua programu.",
  "Partner, Capital Raising": "Mshirika, Utafutaji wa Mtaji",
  "Funding rounds, lenders and deal terms.":
    "Awamu za ufadhili, wakopeshaji na masharti ya makubaliano.",
  "Director, Family Business": "Mkurugenzi, Biashara za Familia",
  "Succession, boards and new shareholders.":
    "Urithishaji wa uongozi, bodi na wanahisa wapya.",
  "East Africa desk": "Dawati la Afrika Mashariki",
  "Partner, Tax and Structuring": "Mshirika, Kodi na Miundo ya Kampuni",
  "Holding structures, incentives and tax technology.":
    "Miundo ya kampuni mama, vivutio vya kodi na teknolojia ya kodi.",
  "Manager, Pitch Coaching": "Meneja, Ukufunzi wa Uwasilishaji",
  "Kampala, Uganda": "Kampala, Uganda",
  "Pitch decks, rehearsals and speed pitching days.":
    "Mawasilisho ya biashara, mazoezi na siku za mawasilisho ya haraka.",
  "Southern Africa desk": "Dawati la Kusini mwa Afrika",
  "Johannesburg, South Africa": "Johannesburg, Afrika Kusini",
  "Partner, Investor Relations": "Mshirika, Mahusiano na Wawekezaji",
  "Port Louis, Mauritius": "Port Louis, Mauritius",
  "Funds and family offices that are looking for matches.":
    "Mifuko ya uwekezaji na ofisi za uwekezaji za familia zinazotafuta miunganisho.",
  "Director, Governance": "Mkurugenzi, Utawala wa Kampuni",
  "Lusaka, Zambia": "Lusaka, Zambia",
  "Financial statements, internal controls and boards.":
    "Taarifa za fedha, udhibiti wa ndani na bodi.",
  "Something not working?": "Je, kuna kitu kisichofanya kazi?",
  "For accounts, passwords and missing emails, contact the support team.":
    "Kuhusu akaunti, manenosiri na barua pepe ambazo hazikufika, wasiliana na timu ya usaidizi.",
  // src/content/descriptions.ts
  "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides the status of each match.":
    "Ubia huzitambulisha biashara za Afrika zinazokua kwa wawekezaji wawili wanaozifaa zaidi, na huzionyesha pande zote mbili hali ya kila muunganisho.",
  "Open an account with Ubia as an investor or an investee.":
    "Fungua akaunti ya Ubia kama mwekezaji au mtafuta mtaji.",
  "Log in to Ubia.": "Ingia kwenye Ubia.",
  "Master courses, accelerators, family business programmes, founder sessions and pitch coaching across Africa.":
    "Kozi kuu, programu za kuharakisha ukuaji, programu za biashara za familia, vikao vya waanzilishi na ukufunzi wa uwasilishaji kote Afrika.",
  "Who Ubia works for, what each side needs, the 360 experience for businesses, and where the firm works in Africa.":
    "Wale ambao Ubia inawahudumia, mahitaji ya kila upande, huduma kamili kwa biashara, na mahali ambapo kampuni yetu inafanya kazi barani Afrika.",
  "Contacts in West, East and Southern Africa, each with an email address and a professional profile.":
    "Watu wa kuwasiliana nao Afrika Magharibi, Afrika Mashariki na Kusini mwa Afrika, kila mmoja akiwa na anwani ya barua pepe na wasifu wa kitaaluma.",
  "Request a link to reset your Ubia password.":
    "Omba kiungo cha kuweka upya nenosiri lako la Ubia.",
  "How to contact the Ubia team by email and phone, and answers to common questions.":
    "Jinsi ya kuwasiliana na timu ya Ubia kwa barua pepe na simu, na majibu ya maswali ya kawaida.",
  "Privacy statements by country, and Ubia’s terms and privacy notice.":
    "Taarifa za faragha kwa kila nchi, na masharti na ilani ya faragha ya Ubia.",
  "Verify your email with the six-digit code that Ubia sent you.":
    "Thibitisha barua pepe yako kwa msimbo wa tarakimu sita ambao Ubia imekutumia.",
  "Capital meets its match: woven strips of cloth hanging side by side, the two longest sewn together.":
    "Mtaji hukutana na mshirika wake: vipande vya kitambaa kilichofumwa vikining’inia kimoja kando ya kingine, viwili virefu zaidi vikiwa vimeshonwa pamoja.",
  // src/content/eligibility.ts
  "Your financing gap is above {0}.": "Pengo lako la ufadhili linazidi {0}.",
  "the firm’s threshold": "kiwango cha chini kilichowekwa na kampuni yetu",
  "Registered company": "Kampuni iliyosajiliwa",
  "Your business is a registered company.":
    "Biashara yako ni kampuni iliyosajiliwa.",
  "Years of operation": "Miaka ya uendeshaji",
  "You can document how many years you have been operating.":
    "Unaweza kuthibitisha kwa hati idadi ya miaka ambayo umekuwa ukifanya biashara.",
  "Annual revenue": "Mapato ya mwaka",
  "You can document your annual revenue.":
    "Unaweza kuthibitisha kwa hati mapato yako ya mwaka.",
  Team: "Timu",
  "A team of at least 5 full-time staff plus the founder.":
    "Timu ya angalau wafanyakazi 5 wa muda wote pamoja na mwanzilishi.",
  "Ability to scale": "Uwezo wa kukua",
  "The business can grow beyond the market it serves today.":
    "Biashara inaweza kukua nje ya soko inalohudumia leo.",
  Sector: "Sekta",
  "Tech, transport, construction, health and education, hotels and food, agriculture, trade, or energy.":
    "Teknolojia, usafiri, ujenzi, afya na elimu, hoteli na vyakula, kilimo, biashara, au nishati.",
  "Financial statements": "Taarifa za fedha",
  "Two years of consistent financial statements.":
    "Taarifa za fedha za miaka miwili zinazowiana.",
  "Financing gap": "Pengo la ufadhili",
  "Pitch in English": "Uwasilishaji kwa Kiingereza",
  "You can pitch in English.":
    "Unaweza kuwasilisha biashara yako kwa Kiingereza.",
  // src/content/firm.ts
  "Monday to Friday 9-5 EAT": "Jumatatu hadi Ijumaa, 09:00–17:00 EAT",
  "two working days": "siku mbili za kazi",
  "Riverside Example House, Westlands, Nairobi, Kenya":
    "Riverside Example House, Westlands, Nairobi, Kenya",
  Accra: "Accra",
  "Independence Example Avenue, Ridge, Accra, Ghana":
    "Independence Example Avenue, Ridge, Accra, Ghana",
  // src/content/footprint.ts
  Footprint: "Mahali tunapofanya kazi",
  "Businesses from all 54 African countries can register. The firm has teams in the countries below. Each square of cloth represents a country.":
    "Biashara kutoka nchi zote 54 za Afrika zinaweza kujisajili. Kampuni yetu ina timu katika nchi zilizo hapa chini. Kila mraba wa kitambaa unawakilisha nchi moja.",
  "Head offices": "Ofisi kuu",
  "Show on a map": "Onyesha kwenye ramani",
  Ghana: "Ghana",
  Nigeria: "Nigeria",
  Lagos: "Lagos",
  Kenya: "Kenya",
  Rwanda: "Rwanda",
  Kigali: "Kigali",
  Tanzania: "Tanzania",
  "Dar es Salaam": "Dar es Salaam",
  Uganda: "Uganda",
  Kampala: "Kampala",
  Mauritius: "Mauritius",
  "Port Louis": "Port Louis",
  Mozambique: "Msumbiji",
  Maputo: "Maputo",
  "South Africa": "Afrika Kusini",
  Johannesburg: "Johannesburg",
  Zambia: "Zambia",
  Lusaka: "Lusaka",
  Zimbabwe: "Zimbabwe",
  Harare: "Harare",
  // src/content/gallery.ts
  "Videos and posts": "Video na machapisho",
  "Videos and posts from pitch days and workshops. Nothing is loaded from another site until you click.":
    "Video na machapisho kutoka siku za uwasilishaji na warsha. Hakuna kinachopakiwa kutoka tovuti nyingine hadi utakapobofya.",
  "Play video": "Cheza video",
  "Show post": "Onyesha chapisho",
  "Loading from {host}": "Inapakia kutoka {host}",
  "This is taking longer than usual: {host} may be blocked here. You can also use the link below.":
    "Inachukua muda mrefu kuliko kawaida: huenda {host} imezuiwa hapa. Unaweza pia kutumia kiungo kilicho hapa chini.",
  "Open on {host}": "Fungua kwenye {host}",
  "Pitch day in Nairobi: nine businesses, five minutes each":
    "Siku ya uwasilishaji jijini Nairobi: biashara tisa, dakika tano kwa kila moja",
  "Video by the Nairobi team": "Video ya timu ya Nairobi",
  "A grain store in Tamale": "Ghala la nafaka mjini Tamale",
  "Post by the Accra team": "Chapisho la timu ya Accra",
  "Two introductions and one approval led to a new grain store in Tamale before the harvest. The founder says that she wishes she had asked sooner.":
    "Utambulisho mara mbili na idhini moja vilileta ghala jipya la nafaka mjini Tamale kabla ya mavuno. Mwanzilishi wake anasema anatamani angeuliza mapema zaidi.",
  "A seat at the family table": "Kiti kwenye meza ya familia",
  "Post by the Southern Africa team": "Chapisho la timu ya Kusini mwa Afrika",
  "The hardest meeting in a family business is the one that is never held. Our family business track begins with that meeting.":
    "Mkutano mgumu zaidi katika biashara ya familia ni ule ambao haufanyiki kamwe. Programu yetu ya biashara za familia huanza na mkutano huo.",
  "A five-minute pitch, explained step by step":
    "Uwasilishaji wa dakika tano, hatua kwa hatua",
  "Video by the pitch coaches": "Video ya wakufunzi wa uwasilishaji",
  "Books in order: what two years of statements tell an investor":
    "Hesabu zilizo sawa: kile ambacho taarifa za miaka miwili humwambia mwekezaji",
  "Video by the finance team": "Video ya timu ya fedha",
  // src/content/insights.ts
  Insights: "Maarifa",
  "Articles for founders, families and funders, written by their advisers.":
    "Makala kwa waanzilishi, familia na wafadhili, yaliyoandikwa na washauri wao.",
  "Read More": "Soma Zaidi",
  Articles: "Makala",
  "Previous article": "Makala yaliyotangulia",
  "Next article": "Makala yanayofuata",
  "{0} of {1}": "{0} kati ya {1}",
  "{0} to {1} of {2}": "{0} hadi {1} kati ya {2}",
  "Where venture money is going in African markets this year":
    "Fedha za uwekezaji zinaelekea wapi katika masoko ya Afrika mwaka huu",
  "Venture trends": "Mwelekeo wa uwekezaji",
  "Handing over a family business without losing the family":
    "Kukabidhi biashara ya familia bila kuipoteza familia",
  "Family business": "Biashara ya familia",
  "The first five minutes of a pitch, and what investors hear":
    "Dakika tano za kwanza za uwasilishaji, na kile wawekezaji wanachosikia",
  Pitching: "Uwasilishaji",
  "What founders wish they had known before their first round":
    "Mambo ambayo waanzilishi wanatamani wangeyajua kabla ya awamu yao ya kwanza ya ufadhili",
  "Leading a company that has outgrown its founder’s desk":
    "Kuongoza kampuni ambayo mwanzilishi hawezi tena kuiendesha peke yake",
  Leadership: "Uongozi",
  "Local currency, foreign capital: structures that work":
    "Sarafu ya ndani, mtaji wa nje: miundo inayofanya kazi",
  "Three generations, one board: governance for family firms":
    "Vizazi vitatu, bodi moja: utawala wa kampuni za familia",
  "Twelve questions investors ask, and how to answer them":
    "Maswali kumi na mawili ambayo wawekezaji huuliza, na jinsi ya kuyajibu",
  "From prototype to payroll: the second year of a start-up":
    "Kutoka bidhaa ya majaribio hadi kulipa mishahara: mwaka wa pili wa kampuni changa",
  "A board that argues well: choosing directors who disagree":
    "Bodi inayojadiliana vyema: kuchagua wakurugenzi wenye maoni tofauti",
  // src/content/landing.ts
  "Capital meets its match.": "Mtaji hukutana na mshirika wake.",
  "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides the status of each match until it is funded.":
    "Ubia huzitambulisha biashara za Afrika zinazokua kwa wawekezaji wawili wanaozifaa zaidi, na huzionyesha pande zote mbili hali ya kila muunganisho hadi unapofadhiliwa.",
  "Explore Programs": "Tazama Programu",
  "Ubia at a glance": "Ubia kwa ufupi",
  "investors at most per business, so that every introduction gets attention":
    "ndiyo idadi ya juu zaidi ya wawekezaji kwa kila biashara, ili kila utambulisho upewe uzito unaostahili",
  "stages of a match, which both sides can see at any time":
    "hatua za muunganisho, ambazo pande zote mbili zinaweza kuziona wakati wowote",
  "African countries where a business can register":
    "nchi za Afrika ambako biashara inaweza kujisajili",
  "ticket ranges, from under ten thousand to over five million US dollars":
    "viwango vya uwekezaji, kutoka chini ya dola za Marekani elfu kumi hadi zaidi ya milioni tano",
  "Four ways the firm works for you":
    "Njia nne ambazo kampuni yetu hutumia kukuhudumia",
  "Whether you bring the business or the capital, the firm supports you from the first profile to the signed deal.":
    "Uwe na biashara au na mtaji, kampuni yetu inakusaidia kuanzia wasifu wa kwanza hadi mkataba uliotiwa saini.",
  Matchmaking: "Uunganishaji",
  "A business’s sector, stage, ticket size and country are compared with each investor’s criteria. You see why a match was made.":
    "Sekta, hatua, kiasi cha mtaji na nchi ya biashara hulinganishwa na vigezo vya kila mwekezaji. Unaona kwa nini muunganisho ulifanyika.",
  "Master courses and partner programmes that prepare your books, your board and your team for outside money.":
    "Kozi kuu na programu za washirika zinazoandaa hesabu zako, bodi yako na timu yako kupokea mtaji kutoka nje ya kampuni.",
  "Speed Pitching": "Mawasilisho ya Haraka",
  "Short, timed conversations with investors, prepared with a coach.":
    "Mazungumzo mafupi yenye muda maalumu na wawekezaji, yanayoandaliwa pamoja na mkufunzi.",
  "Expert Support": "Msaada wa Wataalamu",
  "Tax, deal and governance advisers in Nairobi and Accra, one message away.":
    "Washauri wa kodi, makubaliano na utawala wa kampuni mijini Nairobi na Accra, wanaopatikana kwa ujumbe mmoja tu.",
  "How it works": "Jinsi inavyofanya kazi",
  "The same four steps for both sides. Nothing is published: only those you are matched with can read your profile.":
    "Hatua nne zile zile kwa pande zote mbili. Hakuna kinachochapishwa: ni wale tu uliounganishwa nao wanaoweza kusoma wasifu wako.",
  "If you are looking for capital": "Ikiwa unatafuta mtaji",
  "If you invest": "Ikiwa wewe ni mwekezaji",
  "Open an account": "Fungua akaunti",
  "All you need to start is an email and a password.":
    "Unachohitaji ili kuanza ni barua pepe na nenosiri tu.",
  "Register as an investee and verify your email with the link or the code we send.":
    "Jisajili kama mtafuta mtaji, kisha uthibitishe barua pepe yako kwa kiungo au msimbo tutakaokutumia.",
  "Register as an investor and verify your email with the link or the code we send.":
    "Jisajili kama mwekezaji, kisha uthibitishe barua pepe yako kwa kiungo au msimbo tutakaokutumia.",
  "Complete your profile": "Kamilisha wasifu wako",
  "Enter your business name, type, stage, sector and ticket size. Investors ask for these first.":
    "Ingiza jina, aina, hatua na sekta ya biashara yako, na kiasi cha mtaji. Wawekezaji huuliza haya kwanza.",
  "Enter the sectors, stages and ticket range that you invest in.":
    "Ingiza sekta na hatua unazowekezea, na wigo wako wa uwekezaji.",
  "Meet your match": "Kutana na mshirika wako",
  "Request a match. You are offered up to two investors, each with the reasons why.":
    "Omba muunganisho. Utapendekezewa wawekezaji wasiozidi wawili, kila mmoja pamoja na sababu zake.",
  "Review the businesses matched with you, and approve or decline.":
    "Kagua biashara ulizounganishwa nazo, kisha uidhinishe au ukatae.",
  "Follow the deal": "Fuatilia makubaliano",
  "An approval introduces you to each other. Your dashboard shows every stage.":
    "Idhini ikishatolewa, tunawatambulisha. Dashibodi yako huonyesha kila hatua.",
  "One table shows the businesses you approved and funded, and the amounts.":
    "Jedwali moja linaonyesha biashara ulizoidhinisha na ulizofadhili, na kiasi cha kila moja.",
  "New tools, proven experience": "Zana mpya, uzoefu uliothibitika",
  "Ubia is transparent. You can see how a match score is calculated, both sides see the same stages, and no decision about a business is left to a black box.":
    "Ubia iko wazi. Unaweza kuona jinsi alama ya ulinganifu inavyokokotolewa, pande zote mbili huona hatua zile zile, na hakuna uamuzi kuhusu biashara unaofanywa kwa njia isiyojulikana.",
  "Innovators also need people. The firm’s labs, programmes and competitions introduce them to engineers, tax advisers and board members who have done it before.":
    "Wabunifu pia wanahitaji watu. Maabara, programu na mashindano ya kampuni yetu huwakutanisha na wahandisi, washauri wa kodi na wajumbe wa bodi waliokwisha kuyafanya hayo.",
  "Reasons for every match, in plain language":
    "Sababu za kila muunganisho, kwa lugha rahisi",
  "Profiles are not public, and data is not sold":
    "Wasifu hauonyeshwi kwa umma, na data haiuzwi",
  "A competition for innovators in three regions":
    "Mashindano ya wabunifu katika kanda tatu",
  "Cloth on a loom: woven squares on the left, bare threads on the right, and one gold seam between them.":
    "Kitambaa kwenye mtambo wa kufumia: miraba iliyofumwa upande wa kushoto, nyuzi tupu upande wa kulia, na mshono mmoja wa dhahabu katikati yake.",
  // src/content/matching-inquiry.ts
  "Help with our financial statements": "Msaada kuhusu taarifa zetu za fedha",
  "Hello,": "Habari,",
  "We would like to be matched with investors on Ubia, and do not have two years of consistent financial statements yet.":
    "Tungependa kuunganishwa na wawekezaji kwenye Ubia, lakini bado hatuna taarifa za fedha za miaka miwili zinazowiana.",
  "Business name: ": "Jina la biashara: ",
  "Country: ": "Nchi: ",
  "Years of operation: ": "Miaka ya uendeshaji: ",
  "What we have so far: ": "Tulicho nacho hadi sasa: ",
  "Please let us know how you can help us prepare our statements.":
    "Tafadhali tujulisheni jinsi mnavyoweza kutusaidia kuandaa taarifa zetu.",
  "Kind regards": "Wasalaam",
  // src/content/privacy.ts
  "What you agree to when you use Ubia, and what happens to your data. This page is short so that it is easy to read.":
    "Unachokubali unapotumia Ubia, na kinachofanyika kwa data yako. Ukurasa huu ni mfupi ili usomeke kwa urahisi.",
  "On this page": "Kwenye ukurasa huu",
  "Statements by country": "Taarifa kwa kila nchi",
  "The firm has a privacy statement for each country it works in. The statement for your country applies in addition to this page.":
    "Kampuni yetu ina taarifa ya faragha kwa kila nchi inakofanya kazi. Taarifa ya nchi yako inatumika pamoja na ukurasa huu.",
  "Terms and conditions": "Vigezo na masharti",
  "Ubia introduces businesses that seek capital to investors. It does not provide investment, legal or tax advice, does not hold money, and is not a party to any agreement between a business and an investor.":
    "Ubia huzitambulisha biashara zinazotafuta mtaji kwa wawekezaji. Haitoi ushauri wa uwekezaji, wa kisheria au wa kodi, haitunzi fedha za mtu yeyote, na si mhusika katika makubaliano yoyote kati ya biashara na mwekezaji.",
  "A match is an introduction, not a promise: neither side has to continue, and a score describes how well two profiles fit, not how a business will perform.":
    "Muunganisho ni utambulisho, si ahadi: hakuna upande unaolazimika kuendelea, na alama inaonyesha jinsi wasifu mbili zinavyolingana, si jinsi biashara itakavyofanikiwa.",
  "Your account": "Akaunti yako",
  "An account belongs to one person acting for one business or investor, and has one role. Keep your password secret, and contact us if you believe that someone else knows it.":
    "Akaunti ni ya mtu mmoja anayetenda kwa niaba ya biashara moja au mwekezaji mmoja, na ina jukumu moja. Weka nenosiri lako siri, na uwasiliane nasi ukiamini kwamba mtu mwingine analijua.",
  "Keep your profile accurate and up to date, because others base their decisions on it.":
    "Hakikisha wasifu wako ni sahihi na wa sasa, kwa sababu wengine hufanya maamuzi kwa kuutegemea.",
  Confidentiality: "Usiri",
  "The profiles, figures and documents of other members are confidential. Use them only to decide on a match, and do not share them.":
    "Wasifu, takwimu na hati za wanachama wengine ni siri. Zitumie tu kuamua kuhusu muunganisho, wala usiwape wengine.",
  "Ending your account": "Kufunga akaunti yako",
  "You can leave at any time. We may suspend an account that deceives others or puts them at risk, and will explain why.":
    "Unaweza kuondoka wakati wowote. Tunaweza kusimamisha akaunti inayowadanganya wengine au kuwaweka hatarini, na tutaeleza sababu.",
  "For questions, copies of your data and corrections, write to":
    "Kwa maswali, nakala za data yako na masahihisho, andika kwa",
  "Privacy notice": "Ilani ya faragha",
  "What we store": "Tunachohifadhi",
  "Your email, your role, your profile with the files you add, your matches with their stages, and hashes of your last {0} passwords, from which the passwords cannot be recovered.":
    "Barua pepe yako, jukumu lako, wasifu wako pamoja na faili unazoongeza, miunganisho yako na hatua zake, na heshi (hash) za manenosiri yako {0} ya mwisho, ambazo haziwezi kutumika kuyapata manenosiri hayo.",
  "While you are logged in: the browser and system that you use, and the times of the login and of your last activity. For each network address that you log in from: a hash of the address, for {0} days after your last login from it. The hash prevents attacks from other addresses from locking you out.":
    "Ukiwa umeingia: kivinjari na mfumo endeshi unavyotumia, na nyakati za kuingia na za shughuli yako ya mwisho. Kwa kila anwani ya mtandao unayotumia kuingia: heshi ya anwani hiyo, kwa siku {0} baada ya kuitumia mara ya mwisho kuingia. Heshi hiyo huzuia mashambulizi kutoka anwani nyingine yasikufungie nje ya akaunti yako.",
  "What our team does with your account, such as suspending it.":
    "Yale ambayo timu yetu hufanya kwenye akaunti yako, kama vile kuisimamisha.",
  "Our logs contain the time, type, duration and outcome of each request, but never its content.":
    "Kumbukumbu zetu za mfumo zina wakati, aina, muda na matokeo ya kila ombi, lakini kamwe si maudhui yake.",
  "Why we use your data, and who sees it":
    "Kwa nini tunatumia data yako, na nani anaiona",
  "We use your data to find matches and to show both sides the status of each match. An investor sees the profile of a business once the two are matched, and its financial records only after approving it. When an investor approves, each side sees the email of the other. Our team can access the data it needs to help you.":
    "Tunatumia data yako kutafuta miunganisho na kuzionyesha pande zote mbili hali ya kila muunganisho. Mwekezaji huona wasifu wa biashara pindi wanapounganishwa, na kumbukumbu zake za fedha baada tu ya kuiidhinisha. Mwekezaji anapoidhinisha, kila upande huona barua pepe ya mwenzake. Timu yetu inaweza kufikia data inayohitaji ili kukusaidia.",
  "We do not sell data, and these pages contain no advertising and no trackers. External pages, videos and posts are loaded only when you request them; their own privacy statements then apply.":
    "Hatuuzi data, na kurasa hizi hazina matangazo wala vifuatiliaji. Kurasa, video na machapisho ya nje hupakiwa tu unapoyaomba; hapo taarifa zake za faragha ndizo zinazotumika.",
  "What your browser stores": "Kinachohifadhiwa na kivinjari chako",
  "While you are logged in: the key of your session, your role, your email and the time of your last activity, so that all tabs share the session. It ends after {0} minutes. Until then, your browser also stores the profile and the matches that you last opened, so that you can read them while you are offline. Unsaved changes in the profile form stay in the browser tab until you save or discard them, or log out. The time of the last logout is stored, too.":
    "Ukiwa umeingia: ufunguo wa kipindi chako, jukumu lako, barua pepe yako na wakati wa shughuli yako ya mwisho, ili vichupo vyote vitumie kipindi kimoja. Kinaisha baada ya dakika {0}. Hadi wakati huo, kivinjari chako pia huhifadhi wasifu na miunganisho uliyofungua mara ya mwisho, ili uweze kuisoma bila mtandao. Mabadiliko ambayo hayajahifadhiwa katika fomu ya wasifu hubaki katika kichupo cha kivinjari hadi uyahifadhi au kuyatupa, au utoke kwenye akaunti. Wakati wa kutoka mara ya mwisho pia huhifadhiwa.",
  "If you accept cookies, a cookie called {0} stores your choice for {1} days. If you reject them, a cookie stores the rejection until you close the browser. When you request password resets, two more cookies store the times of the requests and how long you have to wait before the next one, and the browser tab stores the email address that you entered. After too many failed logins, your browser stores when you can log in again. You can change your choice about cookies with the Cookie choice button at the bottom of this page.":
    "Ukikubali vidakuzi, kidakuzi kinachoitwa {0} huhifadhi chaguo lako kwa siku {1}. Ukivikataa, kidakuzi huhifadhi ukataaji huo hadi utakapofunga kivinjari. Unapoomba kuweka upya nenosiri, vidakuzi vingine viwili huhifadhi nyakati za maombi hayo na muda unaopaswa kusubiri kabla ya ombi linalofuata, na kichupo cha kivinjari huhifadhi anwani ya barua pepe uliyoingiza. Baada ya kushindwa kuingia mara nyingi mno, kivinjari chako huhifadhi wakati utakapoweza kuingia tena. Unaweza kubadilisha chaguo lako kuhusu vidakuzi kwa kitufe cha Chaguo la vidakuzi kilicho chini ya ukurasa huu.",
  "How long we keep your data, and your rights":
    "Tunaitunza data yako kwa muda gani, na haki zako",
  "We keep your data for as long as you have an account. You can correct your data in your profile, and in Manage Account you can download a copy of it or delete your account. After a deletion, only two things remain: for the members you were matched with, the history of your matches without your personal data; and a record of the deletion and of what our team did with your account, without your name and email. To exercise any other right, write to the support address. If your country has a data protection authority, you can also contact it.":
    "Tunaitunza data yako kwa muda wote utakaokuwa na akaunti. Unaweza kusahihisha data yako katika wasifu wako, na katika Simamia Akaunti unaweza kupakua nakala yake au kufuta akaunti yako. Baada ya kufutwa, vitu viwili tu hubaki: kwa wanachama uliokuwa umeunganishwa nao, historia ya miunganisho yenu bila data yako binafsi; na kumbukumbu ya ufutaji huo na ya yale ambayo timu yetu ilifanya kwenye akaunti yako, bila jina na barua pepe yako. Ili kutumia haki nyingine yoyote, andika kwa anwani ya usaidizi. Ikiwa nchi yako ina mamlaka ya ulinzi wa data, unaweza pia kuwasiliana nayo.",
  // src/content/programme-enquiry.ts
  "Programme enquiry: {0}": "Ulizo kuhusu programu: {0}",
  "on request": "hutolewa ukiomba",
  "free of charge": "bila malipo",
  "I would like to book this programme or learn more about it.":
    "Ningependa kuweka nafasi katika programu hii au kupata maelezo zaidi kuihusu.",
  "Programme: {0}": "Programu: {0}",
  "Provider: {0}": "Mtoa huduma: {0}",
  "Investment: {0}": "Gharama: {0}",
  "{0} (USD)": "{0}",
  "Name: ": "Jina: ",
  "Business: ": "Biashara: ",
  "Phone: ": "Simu: ",
  "Preferred dates: ": "Tarehe ninazopendelea: ",
  "My question: ": "Swali langu: ",
  Outlook: "Outlook",
  // src/content/programmes/catalogue.ts
  "Private Enterprise Academy": "Private Enterprise Academy",
  "Investment Readiness": "Utayari wa Kupokea Uwekezaji",
  "Learn what an investor checks first and prepare it in advance: consistent figures, complete contracts, and a convincing answer to the question “Why now?”":
    "Jifunze mambo ambayo mwekezaji hukagua kwanza, na uyaandae mapema: takwimu zinazolingana, mikataba iliyokamilika, na jibu la kushawishi kwa swali “Kwa nini sasa?”",
  "Six evenings of two hours, online, in groups of twelve.":
    "Jioni sita za saa mbili kila moja, mtandaoni, katika makundi ya watu kumi na wawili.",
  "A data room that an investor can understand without asking you for help.":
    "Chumba cha data (data room) ambacho mwekezaji anaweza kukielewa bila kukuomba msaada.",
  "Tax Technology & GenAI Adoption": "Teknolojia ya Kodi na Matumizi ya GenAI",
  "For finance teams that still enter invoices manually. You map the sources of your tax data, choose what to automate, and learn where generative tools help with tax returns and where a person must approve the result.":
    "Kwa timu za fedha ambazo bado huingiza ankara kwa mkono. Mnaainisha vyanzo vya data yenu ya kodi, mnachagua cha kuendesha kiotomatiki, na mnajifunza ni wapi zana za akili unde zinasaidia katika ritani za kodi na ni wapi mtu lazima aidhinishe matokeo.",
  "Three half days, online, with your own ledgers.":
    "Nusu siku tatu, mtandaoni, kwa kutumia vitabu vyenu vya hesabu.",
  "A plan of what to automate first, with costs and risks.":
    "Mpango wa nini kiendeshwe kiotomatiki kwanza, pamoja na gharama na hatari zake.",
  "Corporate Governance for Growing Companies":
    "Utawala wa Kampuni kwa Kampuni Zinazokua",
  "A board is more than a meeting of friends. Learn who should be on it, what it decides, what it leaves to management, and how minutes protect its members.":
    "Bodi ni zaidi ya mkutano wa marafiki. Jifunze nani anapaswa kuwemo, inaamua nini, inauachia uongozi nini, na jinsi kumbukumbu za mikutano zinavyowalinda wajumbe wake.",
  "Two full days in Nairobi or Accra.":
    "Siku mbili kamili jijini Nairobi au Accra.",
  "A board calendar, and terms of reference for each seat.":
    "Kalenda ya bodi, na hadidu za rejea kwa kila nafasi ya mjumbe.",
  "Financial Modelling and Valuation":
    "Uundaji wa Modeli za Fedha na Uthaminishaji",
  "Build a three-statement model that an outsider can follow.":
    "Unda modeli ya taarifa tatu za fedha ambayo mtu wa nje anaweza kuifuata.",
  "Test it against a bad harvest, a weak currency and late payments.":
    "Ijaribu dhidi ya mavuno mabaya, sarafu dhaifu na malipo yanayochelewa.",
  "Estimate the range of your company’s value, and explain both ends of it.":
    "Kadiria thamani ya chini na ya juu ya kampuni yako, na ueleze zote mbili.",
  "Eight evenings of two hours, online, with exercises between them.":
    "Jioni nane za saa mbili kila moja, mtandaoni, pamoja na mazoezi kati yake.",
  "A working model of your own business.":
    "Modeli kamili ya biashara yako mwenyewe.",
  "Raising Capital: Debt, Equity and Everything in Between":
    "Kutafuta Mtaji: Mkopo, Mtaji wa Hisa na Kila Kilicho Kati Yake",
  "Compare loans, shares and convertible notes: what each costs in good and bad years, and which of them your cash flow can support.":
    "Linganisha mikopo, hisa na mikopo inayogeuzwa kuwa hisa: kila kimoja kinagharimu nini katika miaka mizuri na mibaya, na ni kipi mtiririko wako wa fedha unaweza kukimudu.",
  "Five evenings of two hours, online.":
    "Jioni tano za saa mbili kila moja, mtandaoni.",
  "A term sheet that you have reviewed line by line, with your limits marked.":
    "Hati ya masharti ambayo umeipitia mstari kwa mstari, ikiwa na alama za mipaka yako.",
  "Internal Controls and Audit Readiness":
    "Udhibiti wa Ndani na Utayari wa Ukaguzi",
  "Small teams often share passwords and approvals. You learn which duties to separate, what an auditor will ask for, and how to close the month in ten days instead of forty.":
    "Timu ndogo mara nyingi hutumia manenosiri na idhini kwa pamoja. Mnajifunza ni majukumu gani ya kutenganisha, mkaguzi ataomba nini, na jinsi ya kufunga hesabu za mwezi kwa siku kumi badala ya arobaini.",
  "Four half days, online or in Nairobi.":
    "Nusu siku nne, mtandaoni au jijini Nairobi.",
  "A list of controls for your team, and a calendar for the month-end close.":
    "Orodha ya hatua za udhibiti kwa timu yenu, na kalenda ya kufunga hesabu za mwezi.",
  "Sustainability Reporting for Mid-Sized Firms":
    "Utoaji wa Taarifa za Uendelevu kwa Kampuni za Kati",
  "Lenders and buyers ask for figures on energy, water and people. Start with the five that matter most in your sector, measure them with the data you have, and report them plainly.":
    "Wakopeshaji na wanunuzi huomba takwimu kuhusu nishati, maji na watu. Anza na tano zilizo muhimu zaidi katika sekta yako, zipime kwa data uliyo nayo, na uzitolee taarifa kwa uwazi.",
  "Four evenings of two hours, online.":
    "Jioni nne za saa mbili kila moja, mtandaoni.",
  "A first report of five pages.": "Taarifa ya kwanza ya kurasa tano.",
  "Cyber Security for Business Owners":
    "Usalama wa Mtandao kwa Wamiliki wa Biashara",
  "Mobile money, shared laptops, emails announcing a supplier's new bank details: learn how fraud reaches companies of your size, and twelve habits that prevent most of it.":
    "Pesa za simu, kompyuta za pamoja, barua pepe zinazotangaza akaunti mpya ya benki ya msambazaji: jifunze jinsi ulaghai unavyofikia kampuni za ukubwa wako, na mazoea kumi na mawili yanayouzuia kwa sehemu kubwa.",
  "Two half days, online, for the owner and the head of finance together.":
    "Nusu siku mbili, mtandaoni, kwa mmiliki na mkuu wa fedha pamoja.",
  "A one-page incident response plan.":
    "Mpango wa ukurasa mmoja wa kukabiliana na matukio ya usalama.",
  "Cross-Border Expansion in Africa":
    "Upanuzi wa Biashara Kuvuka Mipaka ya Nchi za Afrika",
  "Expanding to a second country is like starting a second company. Learn about licences, customs, currencies and partners, and find out in six weeks whether the neighbouring market is worth it.":
    "Kupanuka hadi nchi ya pili ni kama kuanzisha kampuni ya pili. Jifunze kuhusu leseni, forodha, sarafu na washirika, na ujue ndani ya wiki sita kama soko la nchi jirani lina tija.",
  "Six evenings of two hours, online, with our teams in nine countries.":
    "Jioni sita za saa mbili kila moja, mtandaoni, pamoja na timu zetu katika nchi tisa.",
  "A market entry plan for the first hundred days.":
    "Mpango wa kuingia sokoni kwa siku mia moja za kwanza.",
  "Leading People Through Growth": "Kuongoza Watu Wakati wa Ukuaji",
  "Hire for the company you will be in two years.":
    "Ajiri kwa ajili ya kampuni mtakayokuwa baada ya miaka miwili.",
  "Delegate decisions, and do not take them back.":
    "Kasimu maamuzi, wala usiyachukue tena.",
  "Keep the people who have been with you from the start.":
    "Baki na watu waliokuwa nawe tangu mwanzo.",
  "Two full days in Accra, and three calls afterwards.":
    "Siku mbili kamili jijini Accra, na mazungumzo matatu ya simu baadaye.",
  "An organisation chart, with names, for a company twice your size.":
    "Chati ya muundo wa kampuni, yenye majina, kwa kampuni yenye ukubwa maradufu ya yako.",
  "Growth Lab for Agribusiness": "Maabara ya Ukuaji kwa Biashara ya Kilimo",
  "Savanna Example Hub": "Savanna Example Hub",
  "For food processors and suppliers with at least one season of sales. Includes coaches, shared cold storage and visits from buyers.":
    "Kwa wasindikaji na wasambazaji wa vyakula wenye mauzo ya angalau msimu mmoja. Inajumuisha wakufunzi, hifadhi ya baridi ya pamoja na ziara za wanunuzi.",
  "Twelve weeks, in Nakuru and Kumasi, twice a year.":
    "Wiki kumi na mbili, Nakuru na Kumasi, mara mbili kwa mwaka.",
  "A signed letter of intent with at least one buyer.":
    "Barua ya kusudio iliyotiwa saini na angalau mnunuzi mmoja.",
  "Climate Ventures Accelerator":
    "Programu ya Kuharakisha Biashara za Tabianchi",
  "Baobab Example Ventures": "Baobab Example Ventures",
  "For solar, water and waste companies whose product is already in use. You measure its actual savings.":
    "Kwa kampuni za nishati ya jua, maji na taka ambazo bidhaa yao tayari inatumika. Mnapima kiasi halisi ambacho bidhaa hiyo inaokoa.",
  "Four months, online, with two weeks in Cape Town.":
    "Miezi minne, mtandaoni, pamoja na wiki mbili jijini Cape Town.",
  "A measurement report that a climate fund accepts.":
    "Ripoti ya vipimo inayokubaliwa na mfuko wa tabianchi.",
  "Women in Trade Fellowship": "Programu ya Wanawake katika Biashara",
  "Lagoon Example Labs": "Lagoon Example Labs",
  "For women who run import, export or wholesale businesses: trade finance, customs, and a network of peers.":
    "Kwa wanawake wanaoendesha biashara za kuagiza, kuuza nje au za jumla: ugharamiaji wa biashara, forodha, na mtandao wa wenzao.",
  "One day a month for six months, in Lagos, Lomé and Abidjan.":
    "Siku moja kwa mwezi kwa miezi sita, mijini Lagos, Lomé na Abidjan.",
  "A line of trade finance, or a clear explanation of what is missing.":
    "Mkopo wa kugharamia biashara, au maelezo wazi ya kinachokosekana.",
  "Fintech Sandbox Residency": "Programu ya Majaribio ya Teknolojia ya Fedha",
  "Highveld Example Accelerator": "Highveld Example Accelerator",
  "A test licence, and access to a bank’s systems.":
    "Leseni ya majaribio, na ufikiaji wa mifumo ya benki.",
  "A compliance officer for two days a week.":
    "Afisa wa uzingatiaji wa sheria kwa siku mbili kila wiki.",
  "Real transactions with real customers, within set limits.":
    "Miamala halisi na wateja halisi, ndani ya mipaka iliyowekwa.",
  "Six months in Johannesburg; places are awarded competitively.":
    "Miezi sita jijini Johannesburg; nafasi hutolewa kwa ushindani.",
  "A complete licence application, ready to submit to the regulator.":
    "Ombi kamili la leseni, tayari kuwasilishwa kwa mamlaka ya usimamizi.",
  "Export Launchpad": "Uzinduzi wa Mauzo ya Nje",
  "Kilele Example Studio": "Kilele Example Studio",
  "Take a local bestseller to shops abroad: labels, certificates, freight and the first order, together with three companies like yours.":
    "Peleka bidhaa inayouzika sana nyumbani kwenye maduka ya nje ya nchi: lebo, vyeti, usafirishaji na oda ya kwanza, pamoja na kampuni tatu kama yako.",
  "Ten weeks, online, with a buyers' day in Mombasa.":
    "Wiki kumi, mtandaoni, pamoja na siku ya wanunuzi mjini Mombasa.",
  "A first shipment, priced and insured.":
    "Shehena ya kwanza, iliyopangiwa bei na kukatiwa bima.",
  "Next Generation Leaders": "Viongozi wa Kizazi Kijacho",
  "Great Lakes Example Family Forum": "Great Lakes Example Family Forum",
  "For sons and daughters who will lead the business, or decide not to. Participants need two years of experience outside the family business, and work with a mentor from outside the family.":
    "Kwa wana na mabinti watakaoongoza biashara, au watakaoamua kutoongoza. Washiriki wanahitaji uzoefu wa miaka miwili nje ya biashara ya familia, na hufanya kazi na mlezi wa kibiashara kutoka nje ya familia.",
  "One year, four weekends, in Kampala and Kigali.":
    "Mwaka mmoja, wikendi nne, mijini Kampala na Kigali.",
  "A written decision about who will lead the business, and from when.":
    "Uamuzi wa maandishi kuhusu nani ataongoza biashara, na kuanzia lini.",
  "Succession Without Silence": "Urithishaji Bila Ukimya",
  "Most handovers fail because of family conflicts, not because of the law. A facilitator helps the founder and the heirs to agree on ownership, roles and fairness.":
    "Makabidhiano mengi hushindikana kwa sababu ya migogoro ya familia, si kwa sababu ya sheria. Mwezeshaji humsaidia mwanzilishi na warithi kukubaliana kuhusu umiliki, majukumu na haki.",
  "Five family meetings in half a year, where you live.":
    "Mikutano mitano ya familia ndani ya nusu mwaka, mahali mnapoishi.",
  "A succession plan, signed by the whole family.":
    "Mpango wa urithishaji, uliotiwa saini na familia nzima.",
  "The Family Charter": "Katiba ya Familia",
  "Who may work in the business, who may sell shares, how conflicts are resolved: agree on the family's rules before there is a conflict.":
    "Nani anaweza kufanya kazi katika biashara, nani anaweza kuuza hisa, migogoro inatatuliwa vipi: kubalianeni kanuni za familia kabla mgogoro haujatokea.",
  "Three full days within two months, in Nairobi or Accra.":
    "Siku tatu kamili ndani ya miezi miwili, jijini Nairobi au Accra.",
  "A charter of about ten pages, in your own words.":
    "Katiba ya kurasa kama kumi, kwa maneno yenu wenyewe.",
  "Family Office Foundations": "Misingi ya Ofisi ya Uwekezaji ya Familia",
  "Coastal Example Institute": "Coastal Example Institute",
  "For families that own more than one business: separate family and business assets, choose investments, and select independent advisers.":
    "Kwa familia zinazomiliki zaidi ya biashara moja: tenganisheni mali za familia na za biashara, chagueni uwekezaji, na mteue washauri huru.",
  "Four days in Mauritius, once a year.":
    "Siku nne nchini Mauritius, mara moja kwa mwaka.",
  "An investment policy that three generations understand.":
    "Sera ya uwekezaji inayoeleweka kwa vizazi vitatu.",
  "Ubia Mentor Circle": "Ubia Mentor Circle",
  "Ubia Pitch Studio": "Ubia Pitch Studio",
  "One Hour, One Question": "Saa Moja, Swali Moja",
  "Bring the decision that worries you most. A founder who has faced it listens for half an hour, then answers your questions for another half hour.":
    "Leta uamuzi unaokusumbua zaidi. Mwanzilishi aliyewahi kukabiliana nao anasikiliza kwa nusu saa, kisha anajibu maswali yako kwa nusu saa nyingine.",
  "Every Thursday, online, one founder at a time.":
    "Kila Alhamisi, mtandaoni, mwanzilishi mmoja kwa wakati mmoja.",
  "A written next step by the end of the hour.":
    "Hatua inayofuata iliyoandikwa kabla saa haijaisha.",
  "The First Board": "Bodi ya Kwanza",
  "For founders who have never worked with a board. Experienced directors ask you the questions that a board would ask, and show you how a board can help.":
    "Kwa waanzilishi ambao hawajawahi kufanya kazi na bodi. Wakurugenzi wenye uzoefu hukuuliza maswali ambayo bodi ingeuliza, na hukuonyesha jinsi bodi inavyoweza kusaidia.",
  "Once a month, online, in groups of six.":
    "Mara moja kwa mwezi, mtandaoni, katika makundi ya watu sita.",
  "A list of candidates for your board, and a plan for approaching them.":
    "Orodha ya wanaofaa kuwa katika bodi yako, na mpango wa kuwafikia.",
  "Founders' Peer Circle": "Duara la Waanzilishi",
  "Eight founders from eight countries who do not compete with each other.":
    "Waanzilishi wanane kutoka nchi nane ambao hawashindani.",
  "Each session is about one of the companies, with its real figures.":
    "Kila kikao huhusu mojawapo ya kampuni, kwa takwimu zake halisi.",
  "Everything is confidential.": "Kila kitu ni siri.",
  "Every second Tuesday for half a year, online.":
    "Jumanne moja kila baada ya wiki mbili kwa nusu mwaka, mtandaoni.",
  "Seven people who know your business and give you honest feedback.":
    "Watu saba wanaoijua biashara yako na wanaokupa maoni ya kweli.",
  "Pitch Workshop": "Warsha ya Uwasilishaji",
  "Reduce forty slides to ten, and ten minutes to five. You pitch to experienced listeners, get their feedback, and pitch again.":
    "Punguza slaidi arobaini hadi kumi, na dakika kumi hadi tano. Unawasilisha mbele ya wasikilizaji wenye uzoefu, unapata maoni yao, kisha unawasilisha tena.",
  "Two full days in Nairobi, Accra or Lagos, in groups of eight.":
    "Siku mbili kamili mijini Nairobi, Accra au Lagos, katika makundi ya watu wanane.",
  "A five-minute pitch on video that you can show to any investor.":
    "Video ya uwasilishaji wa dakika tano unayoweza kumwonyesha mwekezaji yeyote.",
  "Speed Pitching Rehearsal": "Mazoezi ya Mawasilisho ya Haraka",
  "You have three minutes at each table. Rehearse with five coaches in the roles of investors, shortly before the actual event.":
    "Una dakika tatu kwenye kila meza. Fanya mazoezi na wakufunzi watano wakiigiza kama wawekezaji, muda mfupi kabla ya tukio lenyewe.",
  "One evening, online, in the week before each speed pitching event.":
    "Jioni moja, mtandaoni, katika wiki iliyo kabla ya kila tukio la mawasilisho ya haraka.",
  "Answers to the three questions that you are most likely to be asked.":
    "Majibu ya maswali matatu ambayo kuna uwezekano mkubwa zaidi wa kuulizwa.",
  "Pitch Deck Clinic": "Kliniki ya Wasilisho la Biashara",
  "Send us your deck, and we return it with comments on every page: what an investor reads, what they skip, and what is missing.":
    "Tutumie wasilisho lako, nasi tutalirudisha likiwa na maoni kwenye kila ukurasa: mwekezaji anasoma nini, anaruka nini, na nini kinakosekana.",
  "By email, within five working days.":
    "Kwa barua pepe, ndani ya siku tano za kazi.",
  "A deck with comments, and a twenty-minute call about it.":
    "Wasilisho lenye maoni, na simu ya dakika ishirini kulihusu.",
  // src/content/programmes/categories.ts
  "Master Programs": "Programu Kuu",
  "Our own courses: finance, tax, governance and growth, taught by our advisers.":
    "Kozi zetu wenyewe: fedha, kodi, utawala wa kampuni na ukuaji, zinazofundishwa na washauri wetu.",
  "External Programs": "Programu za Nje",
  "Accelerators, fellowships and family forums run by our partners.":
    "Programu za kuharakisha ukuaji, mafunzo maalumu na mabaraza ya familia yanayoendeshwa na washirika wetu.",
  "Ecosystem Programs": "Programu za Mfumo Ikolojia",
  "Accelerators, residencies and fellowships for companies that already have customers.":
    "Programu za kuharakisha ukuaji, programu za ukaazi na mafunzo maalumu kwa kampuni ambazo tayari zina wateja.",
  "Family Business Programs": "Programu za Biashara za Familia",
  "For families who own and run a business together.":
    "Kwa familia zinazomiliki na kuendesha biashara pamoja.",
  "Mentorship Founder Sessions": "Vikao vya Ulezi wa Waanzilishi",
  "One-hour sessions with experienced founders.":
    "Vikao vya saa moja na waanzilishi wenye uzoefu.",
  "Pitch Coaching": "Ukufunzi wa Uwasilishaji",
  "Practise a five-minute pitch and get direct feedback.":
    "Fanya mazoezi ya uwasilishaji wa dakika tano na upate maoni ya moja kwa moja.",
  // src/content/support.ts
  "How can we help?": "Tunaweza kukusaidiaje?",
  "Most questions are answered below. For everything else, our team is available Monday to Friday.":
    "Maswali mengi yamejibiwa hapa chini. Kwa mengine yote, timu yetu inapatikana Jumatatu hadi Ijumaa.",
  "Contact Support": "Wasiliana na Usaidizi",
  "Please tell us which page you were on, what you clicked and what you saw. Never send a password.":
    "Tafadhali tueleze ulikuwa kwenye ukurasa gani, ulibofya nini na uliona nini. Usitume nenosiri kamwe.",
  "Write or call": "Andika au piga simu",
  Email: "Barua pepe",
  Phone: "Simu",
  "Need a specific person?": "Unahitaji mtu mahususi?",
  "The verification email did not arrive.":
    "Barua pepe ya uthibitisho haikufika.",
  "Check your spam folder first. Then log in with your email and password: the page offers to send a new link, or lets you enter the {0}-digit code instead.":
    "Kwanza angalia folda ya barua taka. Kisha ingia kwa barua pepe na nenosiri lako: ukurasa utakupa nafasi ya kutumiwa kiungo kipya, au ya kuingiza msimbo wa tarakimu {0} badala yake.",
  "I forgot my password.": "Nimesahau nenosiri langu.",
  "Enter your email to request a reset link. The link arrives within minutes, works once, and does not affect your profile or your matches.":
    "Ingiza barua pepe yako ili kuomba kiungo cha kuweka upya nenosiri. Kiungo hufika ndani ya dakika chache, kinatumika mara moja tu, na hakiathiri wasifu wako wala miunganisho yako.",
  "Yes. Investors can also seek funding: open an investee account with another email address. Each account has one role, which keeps its matches separate.":
    "Ndiyo. Wawekezaji wanaweza pia kutafuta ufadhili: fungua akaunti ya mtafuta mtaji kwa anwani nyingine ya barua pepe. Kila akaunti ina jukumu moja, ili miunganisho yake isichanganyike.",
  "How do I close my account?": "Ninawezaje kufunga akaunti yangu?",
  "Log in, open Manage Account and choose Delete Account. Your profile and your files will be permanently deleted, and your open matches closed.":
    "Ingia, fungua Simamia Akaunti na uchague Futa Akaunti. Wasifu wako na faili zako zitafutwa kabisa, na miunganisho yako iliyo wazi itafungwa.",
  Matching: "Uunganishaji",
  "Why can't I request a match yet?":
    "Kwa nini bado siwezi kuomba muunganisho?",
  "Matching requires your business name, type, stage, ticket size and sector. The button is enabled as soon as your profile contains all five.":
    "Uunganishaji unahitaji jina, aina, hatua na sekta ya biashara yako, na kiasi cha mtaji. Kitufe kitawezeshwa mara tu wasifu wako utakapokuwa na vyote vitano.",
  "How many investors will I meet?": "Nitakutana na wawekezaji wangapi?",
  "At most {0} at a time, so that every introduction gets attention. With {1} matches you can run matching again, up to {2} times. A re-run replaces the investors who have declined or have not answered in time or, if there are none, those who have not answered yet. Investors who have approved you are not replaced.":
    "Wasiozidi {0} kwa wakati mmoja, ili kila utambulisho upewe uzito unaostahili. Ukiwa na miunganisho {1}, unaweza kuunganisha upya hadi mara {2}. Kuunganisha upya huwaondoa wawekezaji waliokataa au ambao hawajajibu kwa wakati au, ikiwa hakuna, wale ambao bado hawajajibu, na kuweka wengine. Wawekezaji waliokuidhinisha hawabadilishwi.",
  "Only the members you are matched with. An investor sees the financial records of a business only after approving it, and only for as long as the match lasts.":
    "Wanachama uliounganishwa nao tu. Mwekezaji huona kumbukumbu za fedha za biashara baada tu ya kuiidhinisha, na kwa muda ambao muunganisho unadumu tu.",
  // src/content/accessibility.ts
  Accessibility: "Ufikivu",
  "What this site does for people with disabilities, what we have checked, and how to report a problem.":
    "Jinsi tovuti hii inavyowasaidia watu wenye ulemavu, tulichokagua, na jinsi ya kuripoti tatizo.",
  "What we aim for": "Lengo letu",
  "Everyone should be able to use Ubia, with any device, browser and assistive technology. Our target is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, on every page and in every language of the site.":
    "Kila mtu anapaswa kuweza kutumia Ubia, kwa kifaa, kivinjari na teknolojia saidizi yoyote. Lengo letu ni kiwango cha AA cha Miongozo ya Ufikivu wa Maudhui ya Wavuti (WCAG) 2.2, kwenye kila ukurasa na katika kila lugha ya tovuti.",
  "What you can expect": "Unachoweza kutarajia",
  "Every task can be completed with the keyboard alone, and you can always see where the focus is. Each control has a name for screen readers. Results, time limits and new matches are announced without moving the focus.":
    "Kila kazi inaweza kukamilishwa kwa kibodi pekee, na unaweza kuona wakati wote mahali ulipo kwenye ukurasa. Kila kidhibiti kina jina kwa visomaji skrini. Matokeo, vikomo vya muda na miunganisho mipya hutangazwa bila kukuhamisha ulipo.",
  "The site follows the settings of your device for dark mode, reduced motion and high contrast. Pages can be enlarged to 400 %, and pictures that change by themselves can be stopped.":
    "Tovuti hufuata mipangilio ya kifaa chako ya mandhari nyeusi, kupunguza mwendo na utofautishaji mkubwa wa rangi. Kurasa zinaweza kukuzwa hadi 400%, na picha zinazobadilika zenyewe zinaweza kusimamishwa.",
  "Passwords and codes can be pasted, and a password manager can fill in the forms.":
    "Manenosiri na misimbo inaweza kubandikwa, na kidhibiti cha manenosiri kinaweza kujaza fomu.",
  "What we checked": "Tulichokagua",
  "We last checked the site on 30 November 2026, in Chromium. In English, we checked every page with automatic tests, at 400 % zoom, with larger text and with high contrast, and completed every task with the keyboard alone. In Arabic, we also moved through every page with the keyboard. In all languages, we read the names that the browser gives to screen readers. We fixed what we found.":
    "Tulikagua tovuti mara ya mwisho tarehe 30 Novemba 2026, katika Chromium. Kwa Kiingereza, tulikagua kila ukurasa kwa majaribio ya kiotomatiki, kwa ukuzaji wa 400%, kwa maandishi makubwa na kwa utofautishaji mkubwa wa rangi, na tulikamilisha kila kazi kwa kibodi pekee. Kwa Kiarabu, tulipitia pia kila ukurasa kwa kibodi. Katika lugha zote, tulisoma majina ambayo kivinjari hukipa kisomaji skrini. Tulirekebisha tulichokuta.",
  "Known limits": "Mapungufu yanayojulikana",
  "People with disabilities have not tested the site yet, and we have not used it with a screen reader or with speech input. We have not checked other browsers, and other languages only as described above.":
    "Watu wenye ulemavu bado hawajajaribu tovuti hii, nasi hatujaitumia kwa kisomaji skrini wala kwa amri za sauti. Hatujakagua vivinjari vingine, na lugha nyingine zilikaguliwa kama ilivyoelezwa hapo juu tu.",
  "A session ends after {0} minutes, to protect your data. A notice that appears {1} minutes earlier lets you continue without losing what you entered, but you need your password for it.":
    "Kipindi kinaisha baada ya dakika {0}, ili kulinda data yako. Ilani inayoonekana dakika {1} kabla yake inakuwezesha kuendelea bila kupoteza ulichoandika, lakini utahitaji nenosiri lako.",
  "We do not check the documents that members upload. If you cannot read one, please tell us, and we will ask its owner for another version.":
    "Hatukagui hati ambazo wanachama wanapakia. Ukishindwa kusoma hati fulani, tafadhali tuambie, nasi tutamwomba mwenye hati hiyo toleo lingine.",
  "Videos, posts, maps and programme pages of other sites are not under our control. What members write is shown in the language that they wrote it in.":
    "Video, machapisho, ramani na kurasa za programu za tovuti nyingine haziko chini ya udhibiti wetu. Wanachoandika wanachama huonyeshwa katika lugha waliyoitumia kuandika.",
  "Report a problem": "Ripoti tatizo",
  "Please write or call, and tell us which page you were on, what you wanted to do, and which browser and assistive technology you use. We answer within {0}, and tell you when the problem will be fixed.":
    "Tafadhali tuandikie au tupigie simu, na utuambie ulikuwa kwenye ukurasa gani, ulitaka kufanya nini, na unatumia kivinjari na teknolojia saidizi gani. Tunajibu ndani ya {0}, na kukuambia tatizo litarekebishwa lini.",
  "Ubia’s accessibility statement: what was checked, known limits, and how to report a problem.":
    "Taarifa ya ufikivu ya Ubia: kilichokaguliwa, mapungufu yanayojulikana, na jinsi ya kuripoti tatizo.",
};
