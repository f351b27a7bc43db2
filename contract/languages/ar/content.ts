/** The texts of the content in Arabic, by their English text. */
export const content: Readonly<Record<string, string>> = {
  // contract/pages.ts
  "Funding for African business": "تمويل للشركات الأفريقية",
  "Join Ubia": "الانضمام إلى Ubia",
  "Log in": "تسجيل الدخول",
  "About Us": "من نحن",
  Programs: "البرامج",
  "Contact Us": "اتصل بنا",
  Support: "الدعم",
  "Privacy and terms": "الخصوصية والشروط",
  "Reset your password": "إعادة تعيين كلمة المرور",
  "Choose a new password": "اختيار كلمة مرور جديدة",
  "Verify your email": "تأكيد بريدك الإلكتروني",
  "Stop reminders": "إيقاف التذكيرات",
  "Your profile": "ملفك التعريفي",
  "Delete your account": "حذف حسابك",
  "Change your password": "تغيير كلمة المرور",
  "Training Calendar": "تقويم التدريبات",
  "Events Calendar": "تقويم الفعاليات",
  Events: "الفعاليات",
  "Your programs": "برامجك",
  Payment: "الدفع",
  "My Dashboard": "لوحة التحكم",
  "Looking for Funding?": "تبحث عن تمويل؟",
  // src/content/about.ts
  "Partnership is a craft.": "الشراكة حرفة.",
  "Ubia is run by the private enterprise team of a professional-services firm: advisers who work with owners, families and funders every day, and who have seen too many good businesses fail to find the right investors.":
    "يدير Ubia فريق الشركات الخاصة في شركة للخدمات المهنية: مستشارون يعملون كل يوم مع أصحاب الشركات والعائلات والممولين، وقد رأوا شركات جيدة كثيرة تعجز عن العثور على المستثمر المناسب.",
  "Who we work for": "لمن نعمل",
  "Ubia brings four kinds of clients together.":
    "تجمع Ubia أربع فئات من العملاء.",
  "Growing companies": "الشركات النامية",
  "Registered businesses with customers, a team and a plan, from the first investment to the last round before a sale.":
    "شركات مسجلة لديها عملاء وفريق وخطة، من الاستثمار الأول إلى آخر جولة قبل البيع.",
  "Family businesses": "الشركات العائلية",
  "Owners who want to grow, hand over the business or bring in partners without dividing the family.":
    "مُلّاك يريدون النمو أو تسليم الشركة إلى من يخلفهم أو إدخال شركاء، من دون أن تنقسم العائلة.",
  Investors: "المستثمرون",
  "Funds, family offices and private investors who back African ventures and prefer two good profiles to two hundred.":
    "صناديق ومكاتب عائلية ومستثمرون أفراد يدعمون المشاريع الأفريقية، ويفضلون ملفين تعريفيين جيدين على مئتي ملف.",
  "Ecosystem partners": "شركاء المنظومة",
  "Incubators, development funders and trade bodies whose members need capital, or that have capital to invest.":
    "حاضنات أعمال وجهات تمويل إنمائي وهيئات تجارية يحتاج أعضاؤها إلى رأس المال أو لديهم رأس مال يستثمرونه.",
  "What each side needs": "ما يحتاج إليه كل طرف",
  "Each side has different expectations. These are the needs that clients describe to us, and how we meet them.":
    "لكل طرف تطلعات مختلفة. هذه هي الاحتياجات التي يذكرها لنا العملاء، وطريقتنا في تلبيتها.",
  Who: "الطرف",
  "What they need": "ما يحتاج إليه",
  "What Ubia does": "ما تقدمه Ubia",
  Founders: "المؤسسون",
  "Capital that fits their stage, and an honest answer when it does not.":
    "رأس مال يناسب مرحلتهم، وجواب صريح حين لا يناسبها.",
  "At most two matches at a time, each with its reasons, and a list of what is missing.":
    "مطابقتان على الأكثر في الوقت نفسه، مع أسباب كل منهما، وقائمة بما ينقص.",
  Families: "العائلات",
  "Growth without losing the family name, and discretion while they decide.":
    "النمو من دون أن يضيع اسم العائلة، والكتمان إلى حين اتخاذ القرار.",
  "Profiles that are not public, and a programme for succession and governance.":
    "ملفات تعريفية غير منشورة، وبرنامج للتعاقب والحوكمة.",
  "Businesses that have been reviewed, in the sectors and sizes they invest in.":
    "شركات تمت مراجعتها، في القطاعات والأحجام التي يستثمرون فيها.",
  "Matches by sector, stage, ticket and country, and access to financial files after approval.":
    "مطابقات حسب القطاع والمرحلة وحجم التذكرة والبلد، واطلاع على الملفات المالية بعد الموافقة.",
  "Lenders and funders": "المقرضون والممولون",
  "Books they can rely on, and a pipeline that is more than a list of names.":
    "دفاتر يمكن الاعتماد عليها، وفرص استثمارية هي أكثر من مجرد قائمة أسماء.",
  "Programmes that put statements and governance in order, and a documented history of every match.":
    "برامج تنظم القوائم المالية والحوكمة، وسجل موثق لكل مطابقة.",
  "Regulators and communities": "الجهات التنظيمية والمجتمعات",
  "Jobs, taxes, and data handling that complies with national law.":
    "وظائف وضرائب، ومعالجة للبيانات تتقيد بالقانون الوطني.",
  "Local advice on tax and governance, and a privacy statement for each country.":
    "مشورة محلية في الضرائب والحوكمة، وسياسة خصوصية لكل بلد.",
  "A 360 experience": "مواكبة من كل الجوانب",
  "Money alone is not enough. A business must be ready for it, and needs a partner who stays after the funding. The firm supports you at every step.":
    "المال وحده لا يكفي. على الشركة أن تكون مستعدة له، وهي تحتاج إلى شريك يبقى معها بعد التمويل. شركتنا تساندك في كل خطوة.",
  "A closed square ring of twelve woven cells around one large diamond.":
    "إطار مربع مغلق من اثنتي عشرة خلية منسوجة حول معيّن كبير واحد.",
  Prepare: "الإعداد",
  "We put your financial statements, tax and structure in order.":
    "ننظم قوائمك المالية وضرائبك وهيكل شركتك.",
  Learn: "التعلم",
  "Master courses and partner programmes close the gaps.":
    "تسد الدورات المتقدمة وبرامج الشركاء الثغرات.",
  Match: "المطابقة",
  "At most two investors, chosen by the criteria of both sides.":
    "مستثمران على الأكثر، يُختاران وفق معايير الطرفين.",
  Pitch: "عرض المشروع",
  "Coaching first, then short conversations that count.":
    "التدريب أولًا، ثم محادثات قصيرة مثمرة.",
  Close: "إتمام الصفقة",
  "Deal, tax and legal advisers are one message away.":
    "مستشارو الصفقات والضرائب والقانون على بعد رسالة واحدة منك.",
  Grow: "النمو",
  "Mentors support you until the next round or the next generation.":
    "يرافقك المرشدون حتى الجولة التالية أو الجيل التالي.",
  "What you gain": "ما تجنيه",
  "Two promises, one for each side.": "وعدان، واحد لكل طرف.",
  "For businesses": "للشركات",
  "Fewer meetings, with the right investors.":
    "اجتماعات أقل، مع المستثمرين المناسبين.",
  "Two investors who back your sector, stage and ticket, instead of a mailing list.":
    "مستثمران يدعمان قطاعك ومرحلتك وحجم تذكرتك، بدلًا من قائمة بريدية.",
  "You can always see why each investor was chosen, and the status of each match.":
    "يمكنك دائمًا معرفة سبب اختيار كل مستثمر وحالة كل مطابقة.",
  "Advisers who understand both tax law and term sheets.":
    "مستشارون يفهمون قانون الضرائب وأوراق الشروط معًا.",
  "For investors": "للمستثمرين",
  "Fewer profiles, of higher quality.": "ملفات تعريفية أقل عددًا وأعلى جودة.",
  "Every business has a complete profile before it reaches you.":
    "لكل شركة ملف تعريفي مكتمل قبل أن تصل إليك.",
  "You approve or decline with one click, and can change your decision until the deal is funded.":
    "توافق أو ترفض بنقرة واحدة، ويمكنك تغيير قرارك إلى أن تُموَّل الصفقة.",
  "One table shows the businesses you funded, and the amounts.":
    "جدول واحد يعرض الشركات التي موّلتها والمبالغ.",
  "Who leads it": "من يقود العمل",
  "Lead Partner, Private Enterprise": "الشريك الرئيسي، قسم الشركات الخاصة",
  Nairobi: "نيروبي",
  "“A business owner rarely needs one more report. They need an adviser who answers the phone.”":
    "«نادرًا ما يحتاج صاحب الشركة إلى تقرير إضافي. إنه يحتاج إلى مستشار يرد على الهاتف.»",
  "Our lead partner has advised owner-led companies for more than twenty years in East, West and Southern Africa: first as an auditor, then as a tax adviser, and for the past decade as head of the private enterprise practice.":
    "قدّم شريكنا الرئيسي المشورة لشركات يديرها مُلّاكها لأكثر من عشرين عامًا في شرق أفريقيا وغربها والجنوب الأفريقي: مدققًا للحسابات في البداية، ثم مستشارًا ضريبيًا، ثم رئيسًا لقسم الشركات الخاصة منذ عشر سنوات.",
  "The work ranges from a third-generation trading house that brought in its first outside director, to a health start-up that closed a growth round in three currencies. The order is always the same: books, people, then capital.":
    "يمتد هذا العمل من بيت تجاري في جيله الثالث عيّن أول عضو مجلس إدارة من خارج العائلة، إلى شركة ناشئة في مجال الصحة أتمت جولة نمو بثلاث عملات. والترتيب واحد دائمًا: الدفاتر فالأشخاص فرأس المال.",
  "The lead partner chairs the regional juries of the Global Innovator Tech Competition, teaches in the family business track, and reads every enquiry that is still unanswered on Friday.":
    "يرأس الشريك الرئيسي لجان التحكيم الإقليمية في المسابقة العالمية للمبتكرين في التكنولوجيا، ويدرّس في مسار الشركات العائلية، ويقرأ كل استفسار لم يُجَب عنه حتى يوم الجمعة.",
  "Write to the lead partner": "مراسلة الشريك الرئيسي",
  "Talk to us.": "تحدث إلينا.",
  "Ask a question first, or open an account and see what information we need.":
    "اطرح سؤالًا أولًا، أو افتح حسابًا لترى ما نحتاج إليه من معلومات.",
  "Join Now": "الانضمام الآن",
  // src/content/account-pages.ts
  "Woven strips of cloth hanging side by side; the two longest are sewn together.":
    "شرائط قماش منسوجة متدلية جنبًا إلى جنب، وأطول اثنين منها مخيطان معًا.",
  "Welcome back.": "مرحبًا بعودتك.",
  "You will be logged out after thirty minutes, to protect your data.":
    "سيُسجَّل خروجك بعد ثلاثين دقيقة لحماية بياناتك.",
  "Bring capital and business together.": "اجمع بين رأس المال والأعمال.",
  "Join as an investor or an investee. Everything after that is tailored to your role.":
    "انضم بصفة مستثمر أو طالب تمويل. وكل ما يأتي بعد ذلك مصمَّم وفق صفتك.",
  "Safe from the start.": "أمان من البداية.",
  "A verified email protects your account.":
    "البريد الإلكتروني المؤكَّد يحمي حسابك.",
  "You decide what reaches you.": "أنت تقرر ما يصلك.",
  "A decision about one of your matches is still sent by email.":
    "أما القرار بشأن إحدى مطابقاتك فيُرسل إليك بالبريد الإلكتروني في كل الأحوال.",
  "Choose a strong password.": "اختر كلمة مرور قوية.",
  "A password that you do not use anywhere else keeps your profile and your matches safe.":
    "كلمة المرور التي لا تستخدمها في أي مكان آخر تحمي ملفك التعريفي ومطابقاتك.",
  // src/content/calendar-samples.ts
  "Reading a term sheet": "قراءة ورقة الشروط",
  "Cash flow for seasonal businesses": "التدفق النقدي في الأعمال الموسمية",
  "Pitch coaching: the first two minutes":
    "التدريب على عرض المشاريع: أول دقيقتين",
  "Founders’ Roundtable": "مائدة المؤسسين المستديرة",
  "Lagos, Nigeria": "لاغوس، نيجيريا",
  // src/content/chatbot.ts
  "What is Ubia?": "ما هي Ubia؟",
  "Ubia introduces growing African businesses to investors who fit them, and shows both sides the status of each match until it is funded. The word is Swahili for partnership.":
    "تعرّف Ubia الشركات الأفريقية النامية إلى مستثمرين يناسبونها، وتبيّن للطرفين حالة كل مطابقة إلى أن تُموَّل. والكلمة سواحيلية ومعناها الشراكة.",
  "How do I get matched with investors?": "كيف تتم مطابقتي مع المستثمرين؟",
  'Complete your profile, open "Looking for Funding?" and choose Get Matched. You are offered up to {0} investors, with the reasons why, and you can run matching again up to {1} times.':
    "أكمل ملفك التعريفي، وافتح صفحة «تبحث عن تمويل؟» ثم اختر «بدء المطابقة». نعرض عليك مستثمرين لا يتجاوز عددهم {0}، مع أسباب الاختيار، ويمكنك إعادة المطابقة بعد ذلك (الحد الأقصى للمرات: {1}).",
  "How do I open an account?": "كيف أفتح حسابًا؟",
  "Choose Join Now, select whether you are an investor or an investee, and verify your email with the link or the code we send.":
    "اختر «الانضمام الآن»، وحدد إن كنت مستثمرًا أو طالب تمويل، ثم أكّد بريدك الإلكتروني بالرابط أو الرمز الذي نرسله إليك.",
  "How do I verify my email?": "كيف أؤكد بريدي الإلكتروني؟",
  "Open the link in the email we sent, or enter its {0}-digit code. The link works for {1} hours. Check your spam folder first.":
    "افتح الرابط الوارد في الرسالة التي أرسلناها، أو أدخل رمزها المكوّن من {0} أرقام. يعمل الرابط مدة {1} ساعة. تحقق أولًا من مجلد الرسائل غير المرغوب فيها.",
  "How do I reset my password?": "كيف أعيد تعيين كلمة المرور؟",
  "Choose Forgot Password? on the login page and enter your email. We will email you a link to choose a new one.":
    "اختر «نسيت كلمة المرور؟» في صفحة تسجيل الدخول وأدخل بريدك الإلكتروني. سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
  "How much do programs cost?": "كم تكلف البرامج؟",
  "Most Master Programs and the pitch workshop cost {0}, and Tax Technology & GenAI Adoption costs {1}. Mentorship Founder Sessions are free.":
    "تبلغ رسوم معظم البرامج المتقدمة وورشة عرض المشاريع {0}، ورسوم برنامج «تكنولوجيا الضرائب واعتماد الذكاء الاصطناعي التوليدي» {1}. أما جلسات إرشاد المؤسسين فمجانية.",
  "What programs do you offer?": "ما البرامج التي تقدمونها؟",
  "Master Programs, External Programs in two tracks (ecosystem and family business), Mentorship Founder Sessions, and Pitch Coaching.":
    "البرامج المتقدمة، والبرامج الخارجية بمساريها (المنظومة والشركات العائلية)، وجلسات إرشاد المؤسسين، والتدريب على عرض المشاريع.",
  "What do I need before I request a match?": "ماذا أحتاج قبل طلب المطابقة؟",
  "Five things in your profile: business name, business type, business stage, ticket size and sector. Two years of consistent financial statements help.":
    "خمسة بيانات في ملفك التعريفي: اسم الشركة والشكل القانوني ومرحلة الشركة وحجم التذكرة والقطاع. ومن المفيد أن تكون لديك قوائم مالية متسقة لسنتين.",
  "Who can join?": "من يمكنه الانضمام؟",
  "Businesses in any African country that are looking for capital, and investors who want to back them.":
    "الشركات الباحثة عن رأس مال في أي بلد أفريقي، والمستثمرون الراغبون في دعمها.",
  "Who can read my profile?": "من يمكنه قراءة ملفي التعريفي؟",
  "Only the members you are matched with. An investor sees the financial records of a business only after approving it.":
    "الأعضاء الذين تمت مطابقتك معهم فقط. ولا يرى المستثمر السجلات المالية للشركة إلا بعد موافقته عليها.",
  "Where are your offices?": "أين تقع مكاتبكم؟",
  "In {0}. The addresses are on the Contact Us page, which also lists our contacts by region.":
    "في {0}. تجد العناوين في صفحة «اتصل بنا»، وفيها أيضًا جهات الاتصال حسب المنطقة.",
  " and ": " و",
  "When are you open?": "متى تكون مكاتبكم مفتوحة؟",
  "Our offices are open {0}. This assistant answers at any time.":
    "مكاتبنا مفتوحة {0}. أما هذا المساعد فيجيب في أي وقت.",
  "Can an investor also seek funding?": "هل يمكن للمستثمر أن يطلب تمويلًا أيضًا؟",
  "Yes, with an investee account under another email address: each account has one role, which keeps its matches separate.":
    "نعم، بحساب طالب تمويل مرتبط ببريد إلكتروني آخر: فلكل حساب صفة واحدة، وبذلك تبقى مطابقاته منفصلة.",
  "Why was I logged out?": "لماذا سُجّل خروجي؟",
  "A session ends after {0} minutes, to protect your data. A notice that appears {1} minutes earlier lets you log in again on the same page.":
    "تنتهي الجلسة بعد {0} دقيقة لحماية بياناتك. وعندما يبلغ عدد الدقائق المتبقية {1}، يظهر إشعار يتيح لك تسجيل الدخول من جديد في الصفحة نفسها.",
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
  "Global Innovator Tech Competition":
    "المسابقة العالمية للمبتكرين في التكنولوجيا",
  "Three regional finals lead to the grand final. Choose the region where your company is registered.":
    "ثلاثة نهائيات إقليمية تؤهّل للنهائي الكبير. اختر المنطقة التي سُجلت فيها شركتك.",
  "More Info": "مزيد من المعلومات",
  "East Africa": "شرق أفريقيا",
  "Kenya, Uganda, Tanzania, Rwanda and their neighbours.":
    "كينيا وأوغندا وتنزانيا ورواندا وجيرانها.",
  "West Africa": "غرب أفريقيا",
  "Nigeria, Ghana, Senegal, Côte d'Ivoire and their neighbours.":
    "نيجيريا وغانا والسنغال وكوت ديفوار وجيرانها.",
  "Southern Africa": "الجنوب الأفريقي",
  "South Africa, Zambia, Zimbabwe, Mozambique and their neighbours.":
    "جنوب أفريقيا وزامبيا وزيمبابوي وموزمبيق وجيرانها.",
  // src/content/contacts.ts
  "Get in touch with our team.": "تواصل مع فريقنا.",
  "Write to the contact whose area best fits your question. We answer within {0}; our office hours are {1}.":
    "راسل جهة الاتصال الأقرب إلى سؤالك من حيث الاختصاص. نجيب خلال {0}، وساعات عملنا {1}.",
  Webmail: "البريد عبر الويب",
  "Network profile": "الملف المهني",
  "Contacts by region": "جهات الاتصال حسب المنطقة",
  "Not sure who to contact? Write to the desk for your region, which will forward your question.":
    "لا تعرف من تراسل؟ راسل مكتب منطقتك، وسيحيل سؤالك إلى المختص.",
  "Nairobi, Kenya": "نيروبي، كينيا",
  "Questions about the firm as a whole, and complaints.":
    "الأسئلة المتعلقة بشركتنا عمومًا، والشكاوى.",
  "West Africa desk": "مكتب غرب أفريقيا",
  "Accra, Ghana": "أكرا، غانا",
  "General questions, and choosing a programme.":
    "الأسئلة العامة واختيار البرامج.",
  "Partner, Capital Raising": "شريك، جمع رأس المال",
  "Funding rounds, lenders and deal terms.":
    "جولات التمويل والمقرضون وشروط الصفقات.",
  "Director, Family Business": "مدير، الشركات العائلية",
  "Succession, boards and new shareholders.":
    "التعاقب ومجالس الإدارة والمساهمون الجدد.",
  "East Africa desk": "مكتب شرق أفريقيا",
  "Partner, Tax and Structuring": "شريك، الضرائب والهيكلة",
  "Holding structures, incentives and tax technology.":
    "هياكل الشركات القابضة والحوافز وتكنولوجيا الضرائب.",
  "Manager, Pitch Coaching": "مدير، التدريب على عرض المشاريع",
  "Kampala, Uganda": "كمبالا، أوغندا",
  "Pitch decks, rehearsals and speed pitching days.":
    "العروض التقديمية والتدرّب عليها وأيام العروض السريعة.",
  "Southern Africa desk": "مكتب الجنوب الأفريقي",
  "Johannesburg, South Africa": "جوهانسبرغ، جنوب أفريقيا",
  "Partner, Investor Relations": "شريك، علاقات المستثمرين",
  "Port Louis, Mauritius": "بورت لويس، موريشيوس",
  "Funds and family offices that are looking for matches.":
    "الصناديق والمكاتب العائلية الباحثة عن مطابقات.",
  "Director, Governance": "مدير، الحوكمة",
  "Lusaka, Zambia": "لوساكا، زامبيا",
  "Financial statements, internal controls and boards.":
    "القوائم المالية والرقابة الداخلية ومجالس الإدارة.",
  "Something not working?": "هل هناك شيء لا يعمل؟",
  "For accounts, passwords and missing emails, contact the support team.":
    "بشأن الحسابات وكلمات المرور والرسائل التي لم تصل، يرجى الاتصال بفريق الدعم.",
  // src/content/descriptions.ts
  "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides the status of each match.":
    "تعرّف Ubia الشركات الأفريقية النامية إلى المستثمرَين الأنسب لها، وتبيّن للطرفين حالة كل مطابقة.",
  "Open an account with Ubia as an investor or an investee.":
    "افتح حسابًا لدى Ubia بصفة مستثمر أو طالب تمويل.",
  "Log in to Ubia.": "تسجيل الدخول إلى Ubia.",
  "Master courses, accelerators, family business programmes, founder sessions and pitch coaching across Africa.":
    "دورات متقدمة ومسرّعات أعمال وبرامج للشركات العائلية وجلسات للمؤسسين وتدريب على عرض المشاريع في أنحاء أفريقيا.",
  "Who Ubia works for, what each side needs, the 360 experience for businesses, and where the firm works in Africa.":
    "لمن تعمل Ubia، وما يحتاج إليه كل طرف، ومواكبة الشركات من كل الجوانب، وأين تعمل شركتنا في أفريقيا.",
  "Contacts in West, East and Southern Africa, each with an email address and a professional profile.":
    "جهات الاتصال في غرب أفريقيا وشرقها والجنوب الأفريقي، لكل منها بريد إلكتروني وملف مهني.",
  "Request a link to reset your Ubia password.":
    "طلب رابط لإعادة تعيين كلمة المرور في Ubia.",
  "How to contact the Ubia team by email and phone, and answers to common questions.":
    "كيفية الاتصال بفريق Ubia بالبريد الإلكتروني والهاتف، وأجوبة عن الأسئلة الشائعة.",
  "Privacy statements by country, and Ubia’s terms and privacy notice.":
    "سياسات الخصوصية حسب البلد، وشروط Ubia وإشعار الخصوصية.",
  "Verify your email with the six-digit code that Ubia sent you.":
    "أكّد بريدك الإلكتروني بالرمز المكوّن من ستة أرقام الذي أرسلته إليك Ubia.",
  "Capital meets its match: woven strips of cloth hanging side by side, the two longest sewn together.":
    "رأس المال يجد شريكه: شرائط قماش منسوجة متدلية جنبًا إلى جنب، وأطول اثنين منها مخيطان معًا.",
  // src/content/eligibility.ts
  "Your financing gap is above {0}.": "فجوتك التمويلية أكبر من {0}.",
  "the firm’s threshold": "الحد الذي تعتمده شركتنا",
  "Registered company": "شركة مسجلة",
  "Your business is a registered company.": "شركتك مسجلة رسميًا.",
  "Years of operation": "سنوات النشاط",
  "You can document how many years you have been operating.":
    "يمكنك إثبات عدد سنوات نشاطك.",
  "Annual revenue": "الإيراد السنوي",
  "You can document your annual revenue.": "يمكنك إثبات إيرادك السنوي.",
  Team: "الفريق",
  "A team of at least 5 full-time staff plus the founder.":
    "فريق من 5 موظفين بدوام كامل على الأقل، إضافة إلى المؤسس.",
  "Ability to scale": "القدرة على التوسع",
  "The business can grow beyond the market it serves today.":
    "يمكن للشركة أن تنمو خارج السوق التي تخدمها اليوم.",
  Sector: "القطاع",
  "Tech, transport, construction, health and education, hotels and food, agriculture, trade, or energy.":
    "التكنولوجيا، أو النقل، أو البناء، أو الصحة والتعليم، أو الفنادق والأغذية، أو الزراعة، أو التجارة، أو الطاقة.",
  "Financial statements": "القوائم المالية",
  "Two years of consistent financial statements.": "قوائم مالية متسقة لسنتين.",
  "Financing gap": "الفجوة التمويلية",
  "Pitch in English": "العرض بالإنجليزية",
  "You can pitch in English.": "يمكنك تقديم عرض مشروعك بالإنجليزية.",
  // src/content/firm.ts
  "Monday to Friday 9-5 EAT":
    "من الاثنين إلى الجمعة، من 9:00 إلى 17:00 بتوقيت شرق أفريقيا",
  "two working days": "يومي عمل",
  "Riverside Example House, Westlands, Nairobi, Kenya":
    "مبنى \u2068Riverside Example House\u2069، ويستلاندز، نيروبي، كينيا",
  Accra: "أكرا",
  "Independence Example Avenue, Ridge, Accra, Ghana":
    "شارع \u2068Independence Example Avenue\u2069، ريدج، أكرا، غانا",
  // src/content/footprint.ts
  Footprint: "انتشارنا",
  "Businesses from all 54 African countries can register. The firm has teams in the countries below. Each square of cloth represents a country.":
    "يمكن للشركات في جميع البلدان الأفريقية، وعددها 54، فتح حساب. ولشركتنا فرق في البلدان المذكورة أدناه. يمثل كل مربع من القماش بلدًا.",
  "Head offices": "المكاتب الرئيسية",
  "Show on a map": "عرض على الخريطة",
  Ghana: "غانا",
  Nigeria: "نيجيريا",
  Lagos: "لاغوس",
  Kenya: "كينيا",
  Rwanda: "رواندا",
  Kigali: "كيغالي",
  Tanzania: "تنزانيا",
  "Dar es Salaam": "دار السلام",
  Uganda: "أوغندا",
  Kampala: "كمبالا",
  Mauritius: "موريشيوس",
  "Port Louis": "بورت لويس",
  Mozambique: "موزمبيق",
  Maputo: "مابوتو",
  "South Africa": "جنوب أفريقيا",
  Johannesburg: "جوهانسبرغ",
  Zambia: "زامبيا",
  Lusaka: "لوساكا",
  Zimbabwe: "زيمبابوي",
  Harare: "هراري",
  // src/content/gallery.ts
  "Videos and posts": "مقاطع فيديو ومنشورات",
  "Videos and posts from pitch days and workshops. Nothing is loaded from another site until you click.":
    "مقاطع فيديو ومنشورات من أيام العروض وورش العمل. لا يُحمَّل شيء من موقع آخر قبل أن تنقر.",
  "Play video": "تشغيل الفيديو",
  "Show post": "عرض المنشور",
  "Loading from {host}": "جارٍ التحميل من \u2068{host}\u2069",
  "This is taking longer than usual: {host} may be blocked here. You can also use the link below.":
    "يستغرق هذا وقتًا أطول من المعتاد: ربما يكون \u2068{host}\u2069 محجوبًا هنا. يمكنك أيضًا استخدام الرابط أدناه.",
  "Open on {host}": "فتح على \u2068{host}\u2069",
  "Pitch day in Nairobi: nine businesses, five minutes each":
    "يوم العروض في نيروبي: تسع شركات، خمس دقائق لكل منها",
  "Video by the Nairobi team": "فيديو من فريق نيروبي",
  "A grain store in Tamale": "مخزن حبوب في تامالي",
  "Post by the Accra team": "منشور من فريق أكرا",
  "Two introductions and one approval led to a new grain store in Tamale before the harvest. The founder says that she wishes she had asked sooner.":
    "أدى تعارفان وموافقة واحدة إلى إنشاء مخزن حبوب جديد في تامالي قبل الحصاد. وتقول المؤسِّسة إنها تتمنى لو بادرت إلى الطلب قبل ذلك.",
  "A seat at the family table": "مقعد إلى مائدة العائلة",
  "Post by the Southern Africa team": "منشور من فريق الجنوب الأفريقي",
  "The hardest meeting in a family business is the one that is never held. Our family business track begins with that meeting.":
    "أصعب اجتماع في الشركة العائلية هو الاجتماع الذي لا يُعقد أبدًا. ومن هذا الاجتماع يبدأ مسار الشركات العائلية لدينا.",
  "A five-minute pitch, explained step by step":
    "عرض في خمس دقائق، مشروحًا خطوة بخطوة",
  "Video by the pitch coaches": "فيديو من مدربي العروض",
  "Books in order: what two years of statements tell an investor":
    "دفاتر منظمة: ما يقرؤه المستثمر في القوائم المالية لسنتين",
  "Video by the finance team": "فيديو من الفريق المالي",
  // src/content/insights.ts
  Insights: "رؤى",
  "Articles for founders, families and funders, written by their advisers.":
    "مقالات للمؤسسين والعائلات والممولين، كتبها مستشاروهم.",
  "Read More": "قراءة المزيد",
  Articles: "المقالات",
  "Previous article": "المقال السابق",
  "Next article": "المقال التالي",
  "{0} of {1}": "{0} من {1}",
  "{0} to {1} of {2}": "من {0} إلى {1} من أصل {2}",
  "Where venture money is going in African markets this year":
    "إلى أين يتجه رأس المال الجريء في الأسواق الأفريقية هذا العام",
  "Venture trends": "اتجاهات رأس المال الجريء",
  "Handing over a family business without losing the family":
    "تسليم الشركة العائلية من دون خسارة العائلة",
  "Family business": "الشركات العائلية",
  "The first five minutes of a pitch, and what investors hear":
    "الدقائق الخمس الأولى من العرض، وما يسمعه المستثمرون",
  Pitching: "العروض",
  "What founders wish they had known before their first round":
    "ما يتمنى المؤسسون لو عرفوه قبل جولتهم الأولى",
  "Leading a company that has outgrown its founder’s desk":
    "قيادة شركة لم يعد يتسع لها مكتب مؤسسها",
  Leadership: "القيادة",
  "Local currency, foreign capital: structures that work":
    "عملة محلية ورأس مال أجنبي: هياكل ناجحة",
  "Three generations, one board: governance for family firms":
    "ثلاثة أجيال ومجلس إدارة واحد: الحوكمة في الشركات العائلية",
  "Twelve questions investors ask, and how to answer them":
    "اثنا عشر سؤالًا يطرحها المستثمرون، وكيف تجيب عنها",
  "From prototype to payroll: the second year of a start-up":
    "من النموذج الأولي إلى كشف الرواتب: السنة الثانية من عمر الشركة الناشئة",
  "A board that argues well: choosing directors who disagree":
    "مجلس إدارة يحسن النقاش: اختيار أعضاء يختلفون في الرأي",
  // src/content/landing.ts
  "Capital meets its match.": "رأس المال يجد شريكه.",
  "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides the status of each match until it is funded.":
    "تعرّف Ubia الشركات الأفريقية النامية إلى المستثمرَين الأنسب لها، وتبيّن للطرفين حالة كل مطابقة إلى أن تُموَّل.",
  "Explore Programs": "استكشاف البرامج",
  "Ubia at a glance": "لمحة عن Ubia",
  "investors at most per business, so that every introduction gets attention":
    "الحد الأقصى لعدد المستثمرين لكل شركة، لكي يحظى كل تعارف بالاهتمام",
  "stages of a match, which both sides can see at any time":
    "مراحل للمطابقة، يمكن للطرفين رؤيتها في أي وقت",
  "African countries where a business can register":
    "بلدًا أفريقيًا يمكن لشركاتها فتح حساب",
  "ticket ranges, from under ten thousand to over five million US dollars":
    "نطاقات لحجم التذكرة، من أقل من عشرة آلاف دولار أمريكي إلى أكثر من خمسة ملايين",
  "Four ways the firm works for you": "أربع طرق تعمل بها شركتنا من أجلك",
  "Whether you bring the business or the capital, the firm supports you from the first profile to the signed deal.":
    "سواء كنت صاحب الشركة أو صاحب رأس المال، تساندك شركتنا من الملف التعريفي الأول إلى توقيع الصفقة.",
  Matchmaking: "المطابقة بين الطرفين",
  "A business’s sector, stage, ticket size and country are compared with each investor’s criteria. You see why a match was made.":
    "نقارن قطاع الشركة ومرحلتها وحجم تذكرتها وبلدها بمعايير كل مستثمر. ويمكنك معرفة سبب كل مطابقة.",
  "Master courses and partner programmes that prepare your books, your board and your team for outside money.":
    "دورات متقدمة وبرامج شركاء تُعدّ دفاترك ومجلس إدارتك وفريقك لاستقبال أموال المستثمرين.",
  "Speed Pitching": "العروض السريعة",
  "Short, timed conversations with investors, prepared with a coach.":
    "محادثات قصيرة محددة الوقت مع المستثمرين، يساعدك مدرب على الاستعداد لها.",
  "Expert Support": "دعم الخبراء",
  "Tax, deal and governance advisers in Nairobi and Accra, one message away.":
    "مستشارون في الضرائب والصفقات والحوكمة في نيروبي وأكرا، على بعد رسالة واحدة منك.",
  "How it works": "كيف تعمل المنصة",
  "The same four steps for both sides. Nothing is published: only those you are matched with can read your profile.":
    "الخطوات الأربع نفسها للطرفين. لا يُنشر شيء: لا يقرأ ملفك التعريفي إلا من تمت مطابقتك معهم.",
  "If you are looking for capital": "إذا كنت تبحث عن رأس مال",
  "If you invest": "إذا كنت تستثمر",
  "Open an account": "فتح حساب",
  "All you need to start is an email and a password.":
    "لا تحتاج للبدء إلا إلى بريد إلكتروني وكلمة مرور.",
  "Register as an investee and verify your email with the link or the code we send.":
    "سجّل بصفة طالب تمويل، وأكّد بريدك الإلكتروني بالرابط أو الرمز الذي نرسله إليك.",
  "Register as an investor and verify your email with the link or the code we send.":
    "سجّل بصفة مستثمر، وأكّد بريدك الإلكتروني بالرابط أو الرمز الذي نرسله إليك.",
  "Complete your profile": "إكمال ملفك التعريفي",
  "Enter your business name, type, stage, sector and ticket size. Investors ask for these first.":
    "أدخل اسم شركتك وشكلها القانوني ومرحلتها وقطاعها وحجم التذكرة. هذا أول ما يسأل عنه المستثمرون.",
  "Enter the sectors, stages and ticket range that you invest in.":
    "أدخل القطاعات والمراحل التي تستثمر فيها ونطاق حجم التذكرة.",
  "Meet your match": "لقاء شريكك",
  "Request a match. You are offered up to two investors, each with the reasons why.":
    "اطلب مطابقة. نعرض عليك مستثمرين اثنين على الأكثر، مع أسباب اختيار كل منهما.",
  "Review the businesses matched with you, and approve or decline.":
    "راجع الشركات المطابقة لك، ثم وافق أو ارفض.",
  "Follow the deal": "متابعة الصفقة",
  "An approval introduces you to each other. Your dashboard shows every stage.":
    "بالموافقة يتعارف الطرفان. وتعرض لوحة التحكم كل مرحلة.",
  "One table shows the businesses you approved and funded, and the amounts.":
    "جدول واحد يعرض الشركات التي وافقت عليها وموّلتها والمبالغ.",
  "New tools, proven experience": "أدوات جديدة وخبرة مجرَّبة",
  "Ubia is transparent. You can see how a match score is calculated, both sides see the same stages, and no decision about a business is left to a black box.":
    "تعمل Ubia بشفافية. يمكنك معرفة طريقة احتساب درجة المطابقة، ويرى الطرفان المراحل نفسها، ولا يُترك أي قرار بشأن شركة لصندوق أسود.",
  "Innovators also need people. The firm’s labs, programmes and competitions introduce them to engineers, tax advisers and board members who have done it before.":
    "يحتاج المبتكرون أيضًا إلى من يساندهم. مختبرات شركتنا وبرامجها ومسابقاتها تعرّفهم إلى مهندسين ومستشارين ضريبيين وأعضاء مجالس إدارة سبق أن خاضوا التجربة.",
  "Reasons for every match, in plain language": "أسباب كل مطابقة، بلغة واضحة",
  "Profiles are not public, and data is not sold":
    "لا تُنشر الملفات التعريفية ولا تُباع البيانات",
  "A competition for innovators in three regions":
    "مسابقة للمبتكرين في ثلاث مناطق",
  "Cloth on a loom: woven squares on the left, bare threads on the right, and one gold seam between them.":
    "قماش على نول: مربعات منسوجة على اليسار، وخيوط مكشوفة على اليمين، وبينهما درزة ذهبية واحدة.",
  // src/content/matching-inquiry.ts
  "Help with our financial statements": "مساعدة في إعداد قوائمنا المالية",
  "Hello,": "تحية طيبة وبعد،",
  "We would like to be matched with investors on Ubia, and do not have two years of consistent financial statements yet.":
    "نود أن تتم مطابقتنا مع مستثمرين على Ubia، وليست لدينا بعد قوائم مالية متسقة لسنتين.",
  "Business name: ": "اسم الشركة: ",
  "Country: ": "البلد: ",
  "Years of operation: ": "سنوات النشاط: ",
  "What we have so far: ": "ما لدينا حتى الآن: ",
  "Please let us know how you can help us prepare our statements.":
    "يرجى إعلامنا بما يمكنكم تقديمه من مساعدة في إعداد قوائمنا المالية.",
  "Kind regards": "مع خالص التحية",
  // src/content/privacy.ts
  "What you agree to when you use Ubia, and what happens to your data. This page is short so that it is easy to read.":
    "ما توافق عليه عند استخدام Ubia، وما يحدث لبياناتك. هذه الصفحة قصيرة لتسهل قراءتها.",
  "On this page": "في هذه الصفحة",
  "Statements by country": "سياسات الخصوصية حسب البلد",
  "The firm has a privacy statement for each country it works in. The statement for your country applies in addition to this page.":
    "لشركتنا سياسة خصوصية لكل بلد تعمل فيه. وتسري سياسة بلدك إضافة إلى ما ورد في هذه الصفحة.",
  "Terms and conditions": "الشروط والأحكام",
  "Ubia introduces businesses that seek capital to investors. It does not provide investment, legal or tax advice, does not hold money, and is not a party to any agreement between a business and an investor.":
    "تعرّف Ubia الشركات الباحثة عن رأس مال إلى المستثمرين. وهي لا تقدم مشورة استثمارية أو قانونية أو ضريبية، ولا تحتفظ بأموال، وليست طرفًا في أي اتفاق بين شركة ومستثمر.",
  "A match is an introduction, not a promise: neither side has to continue, and a score describes how well two profiles fit, not how a business will perform.":
    "المطابقة تعارف وليست وعدًا: لا يُلزَم أي من الطرفين بالاستمرار، والدرجة تصف مدى توافق ملفين تعريفيين، لا الأداء المرتقب للشركة.",
  "Your account": "حسابك",
  "An account belongs to one person acting for one business or investor, and has one role. Keep your password secret, and contact us if you believe that someone else knows it.":
    "الحساب لشخص واحد يتصرف باسم شركة واحدة أو مستثمر واحد، وله صفة واحدة. حافظ على سرية كلمة المرور، واتصل بنا إذا ظننت أن شخصًا آخر يعرفها.",
  "Keep your profile accurate and up to date, because others base their decisions on it.":
    "احرص على أن يكون ملفك التعريفي دقيقًا ومحدَّثًا، لأن آخرين يبنون قراراتهم عليه.",
  Confidentiality: "السرية",
  "The profiles, figures and documents of other members are confidential. Use them only to decide on a match, and do not share them.":
    "الملفات التعريفية للأعضاء الآخرين وأرقامهم ومستنداتهم سرية. لا تستخدمها إلا لاتخاذ قرار بشأن مطابقة، ولا تشاركها مع أحد.",
  "Ending your account": "إنهاء حسابك",
  "You can leave at any time. We may suspend an account that deceives others or puts them at risk, and will explain why.":
    "يمكنك المغادرة في أي وقت. ويجوز لنا تعليق حساب يخدع الآخرين أو يعرّضهم للخطر، وسنوضح السبب.",
  "For questions, copies of your data and corrections, write to":
    "للأسئلة والحصول على نسخ من بياناتك وتصحيحها، يرجى مراسلة",
  "Privacy notice": "إشعار الخصوصية",
  "What we store": "ما نخزّنه",
  "Your email, your role, your profile with the files you add, your matches with their stages, and hashes of your last {0} passwords, from which the passwords cannot be recovered.":
    "بريدك الإلكتروني، وصفتك، وملفك التعريفي مع الملفات التي تضيفها، ومطابقاتك مع مراحلها، وقيم تجزئة (hash) لآخر {0} كلمات مرور، لا يمكن استرجاع كلمات المرور منها.",
  "While you are logged in: the browser and system that you use, and the times of the login and of your last activity. For each network address that you log in from: a hash of the address, for {0} days after your last login from it. The hash prevents attacks from other addresses from locking you out.":
    "أثناء جلستك: المتصفح ونظام التشغيل اللذين تستخدمهما، ووقت تسجيل الدخول ووقت آخر نشاط لك. ولكل عنوان شبكة تسجّل الدخول منه: قيمة تجزئة للعنوان، لمدة {0} يومًا بعد آخر تسجيل دخول لك منه. وتحول هذه القيمة دون أن تؤدي هجمات من عناوين أخرى إلى منعك من الدخول.",
  "What our team does with your account, such as suspending it.":
    "ما يفعله فريقنا بحسابك، مثل تعليقه.",
  "Our logs contain the time, type, duration and outcome of each request, but never its content.":
    "تتضمن سجلاتنا وقت كل طلب ونوعه ومدته ونتيجته، ولا تتضمن محتواه أبدًا.",
  "Why we use your data, and who sees it": "لماذا نستخدم بياناتك، ومن يراها",
  "We use your data to find matches and to show both sides the status of each match. An investor sees the profile of a business once the two are matched, and its financial records only after approving it. When an investor approves, each side sees the email of the other. Our team can access the data it needs to help you.":
    "نستخدم بياناتك للعثور على مطابقات وإطلاع الطرفين على حالة كل مطابقة. ويرى المستثمر الملف التعريفي للشركة متى تمت المطابقة بينهما، ولا يرى سجلاتها المالية إلا بعد موافقته عليها. وعند موافقة المستثمر، يرى كل طرف البريد الإلكتروني للطرف الآخر. ويمكن لفريقنا الوصول إلى البيانات اللازمة لمساعدتك.",
  "We do not sell data, and these pages contain no advertising and no trackers. External pages, videos and posts are loaded only when you request them; their own privacy statements then apply.":
    "نحن لا نبيع البيانات، ولا تتضمن هذه الصفحات إعلانات ولا أدوات تتبع. ولا تُحمَّل الصفحات ومقاطع الفيديو والمنشورات الخارجية إلا عندما تطلبها؛ وتسري عليها عندئذ سياسات الخصوصية الخاصة بها.",
  "What your browser stores": "ما يخزّنه متصفحك",
  "While you are logged in: the key of your session, your role, your email and the time of your last activity, so that all tabs share the session. It ends after {0} minutes. Until then, your browser also stores the profile and the matches that you last opened, so that you can read them while you are offline. Unsaved changes in the profile form stay in the browser tab until you save or discard them, or log out. The time of the last logout is stored, too.":
    "أثناء جلستك: مفتاح جلستك، وصفتك، وبريدك الإلكتروني، ووقت آخر نشاط لك، لكي تشترك جميع علامات التبويب في الجلسة. وتنتهي الجلسة بعد {0} دقيقة. وحتى ذلك الحين، يخزّن متصفحك أيضًا آخر ما فتحته من الملف التعريفي والمطابقات، لكي تتمكن من قراءتها دون اتصال بالإنترنت. وتبقى التغييرات غير المحفوظة في نموذج الملف التعريفي في علامة تبويب المتصفح إلى أن تحفظها أو تحذفها أو تسجّل الخروج. ويُخزَّن كذلك وقت آخر تسجيل خروج.",
  "If you accept cookies, a cookie called {0} stores your choice for {1} days. If you reject them, a cookie stores the rejection until you close the browser. When you request password resets, two more cookies store the times of the requests and how long you have to wait before the next one, and the browser tab stores the email address that you entered. After too many failed logins, your browser stores when you can log in again. You can change your choice about cookies with the Cookie choice button at the bottom of this page.":
    "إذا قبلت ملفات تعريف الارتباط، يحفظ ملف اسمه \u2068{0}\u2069 اختيارك لمدة {1} يومًا. وإذا رفضتها، يُحفظ رفضك في ملف تعريف ارتباط إلى أن تغلق المتصفح. وعند طلب إعادة تعيين كلمة المرور، يحفظ ملفان آخران أوقات الطلبات والمدة التي عليك انتظارها قبل الطلب التالي، وتخزّن علامة تبويب المتصفح عنوان البريد الإلكتروني الذي أدخلته. وبعد محاولات كثيرة فاشلة لتسجيل الدخول، يخزّن متصفحك الوقت الذي يمكنك فيه تسجيل الدخول من جديد. يمكنك تغيير اختيارك بشأن ملفات تعريف الارتباط بزر «خيار ملفات تعريف الارتباط» في أسفل هذه الصفحة.",
  "How long we keep your data, and your rights":
    "مدة احتفاظنا ببياناتك، وحقوقك",
  "We keep your data for as long as you have an account. You can correct your data in your profile, and in Manage Account you can download a copy of it or delete your account. After a deletion, only two things remain: for the members you were matched with, the history of your matches without your personal data; and a record of the deletion and of what our team did with your account, without your name and email. To exercise any other right, write to the support address. If your country has a data protection authority, you can also contact it.":
    "نحتفظ ببياناتك ما دام لديك حساب. ويمكنك تصحيح بياناتك في ملفك التعريفي، كما يمكنك في «إدارة الحساب» تنزيل نسخة منها أو حذف حسابك. وبعد الحذف لا يبقى سوى أمرين: سجل مطابقاتك من دون بياناتك الشخصية، للأعضاء الذين تمت مطابقتك معهم؛ وسجل بعملية الحذف وبما فعله فريقنا بحسابك، من دون اسمك وبريدك الإلكتروني. ولممارسة أي حق آخر، يرجى مراسلة عنوان الدعم. وإذا كانت في بلدك هيئة لحماية البيانات، فيمكنك الاتصال بها أيضًا.",
  // src/content/programme-enquiry.ts
  "Programme enquiry: {0}": "استفسار عن برنامج: {0}",
  "on request": "تُحدَّد عند الطلب",
  "free of charge": "مجاني",
  "I would like to book this programme or learn more about it.":
    "أود حجز هذا البرنامج أو معرفة المزيد عنه.",
  "Programme: {0}": "البرنامج: {0}",
  "Provider: {0}": "الجهة المقدِّمة: {0}",
  "Investment: {0}": "التكلفة: {0}",
  "{0} (USD)": "{0}",
  "Name: ": "الاسم: ",
  "Business: ": "الشركة: ",
  "Phone: ": "الهاتف: ",
  "Preferred dates: ": "المواعيد المفضلة: ",
  "My question: ": "سؤالي: ",
  Outlook: "Outlook",
  // src/content/programmes/catalogue.ts
  "Private Enterprise Academy": "أكاديمية الشركات الخاصة",
  "Investment Readiness": "الجاهزية للاستثمار",
  "Learn what an investor checks first and prepare it in advance: consistent figures, complete contracts, and a convincing answer to the question “Why now?”":
    "تعرّف إلى أول ما يتحقق منه المستثمر وأعدّه مسبقًا: أرقام متسقة وعقود مكتملة وجواب مقنع عن السؤال: «لماذا الآن؟»",
  "Six evenings of two hours, online, in groups of twelve.":
    "ست أمسيات، مدة كل منها ساعتان، عبر الإنترنت، في مجموعات من اثني عشر مشاركًا.",
  "A data room that an investor can understand without asking you for help.":
    "غرفة بيانات يفهمها المستثمر من دون أن يطلب مساعدتك.",
  "Tax Technology & GenAI Adoption":
    "تكنولوجيا الضرائب واعتماد الذكاء الاصطناعي التوليدي",
  "For finance teams that still enter invoices manually. You map the sources of your tax data, choose what to automate, and learn where generative tools help with tax returns and where a person must approve the result.":
    "للفرق المالية التي لا تزال تُدخل الفواتير يدويًا. ترسم خريطة لمصادر بياناتك الضريبية، وتختار ما يمكن أتمتته، وتتعلم أين تفيد الأدوات التوليدية في إعداد الإقرارات الضريبية وأين لا بد أن يعتمد النتيجةَ إنسان.",
  "Three half days, online, with your own ledgers.":
    "ثلاثة أنصاف أيام، عبر الإنترنت، بدفاترك الخاصة.",
  "A plan of what to automate first, with costs and risks.":
    "خطة لما ينبغي أتمتته أولًا، مع التكاليف والمخاطر.",
  "Corporate Governance for Growing Companies": "حوكمة الشركات النامية",
  "A board is more than a meeting of friends. Learn who should be on it, what it decides, what it leaves to management, and how minutes protect its members.":
    "مجلس الإدارة أكثر من اجتماع أصدقاء. تعرّف إلى من ينبغي أن يكون فيه، وما يقرره، وما يتركه للإدارة، وكيف تحمي المحاضر أعضاءه.",
  "Two full days in Nairobi or Accra.": "يومان كاملان في نيروبي أو أكرا.",
  "A board calendar, and terms of reference for each seat.":
    "جدول سنوي لاجتماعات مجلس الإدارة، واختصاصات مكتوبة لكل مقعد.",
  "Financial Modelling and Valuation": "النمذجة المالية والتقييم",
  "Build a three-statement model that an outsider can follow.":
    "ابنِ نموذجًا من القوائم المالية الثلاث يستطيع من هو خارج الشركة أن يتتبعه.",
  "Test it against a bad harvest, a weak currency and late payments.":
    "اختبره في ظل حصاد سيئ وعملة ضعيفة ومدفوعات متأخرة.",
  "Estimate the range of your company’s value, and explain both ends of it.":
    "قدّر نطاق قيمة شركتك، واشرح حدّيه الأدنى والأعلى.",
  "Eight evenings of two hours, online, with exercises between them.":
    "ثماني أمسيات، مدة كل منها ساعتان، عبر الإنترنت، مع تمارين بينها.",
  "A working model of your own business.": "نموذج عملي لشركتك.",
  "Raising Capital: Debt, Equity and Everything in Between":
    "جمع رأس المال: الدين وحصص الملكية وما بينهما",
  "Compare loans, shares and convertible notes: what each costs in good and bad years, and which of them your cash flow can support.":
    "قارن بين القروض والأسهم والسندات القابلة للتحويل: كم يكلف كل منها في السنوات الجيدة والسيئة، وأيها يستطيع تدفقك النقدي أن يتحمله.",
  "Five evenings of two hours, online.":
    "خمس أمسيات، مدة كل منها ساعتان، عبر الإنترنت.",
  "A term sheet that you have reviewed line by line, with your limits marked.":
    "ورقة شروط راجعتها سطرًا سطرًا، مع بيان حدودك.",
  "Internal Controls and Audit Readiness": "الرقابة الداخلية والجاهزية للتدقيق",
  "Small teams often share passwords and approvals. You learn which duties to separate, what an auditor will ask for, and how to close the month in ten days instead of forty.":
    "كثيرًا ما تتشارك الفرق الصغيرة كلمات المرور والموافقات. تتعلم أي المهام ينبغي فصلها، وما سيطلبه المدقق، وكيف تقفل حسابات الشهر في عشرة أيام بدلًا من أربعين.",
  "Four half days, online or in Nairobi.":
    "أربعة أنصاف أيام، عبر الإنترنت أو في نيروبي.",
  "A list of controls for your team, and a calendar for the month-end close.":
    "قائمة بضوابط الرقابة لفريقك، وجدول زمني للإقفال الشهري.",
  "Sustainability Reporting for Mid-Sized Firms":
    "إعداد تقارير الاستدامة للشركات المتوسطة",
  "Lenders and buyers ask for figures on energy, water and people. Start with the five that matter most in your sector, measure them with the data you have, and report them plainly.":
    "يطلب المقرضون والمشترون أرقامًا عن الطاقة والمياه والعاملين. ابدأ بالأرقام الخمسة الأهم في قطاعك، وقِسها بما لديك من بيانات، وقدّمها بوضوح.",
  "Four evenings of two hours, online.":
    "أربع أمسيات، مدة كل منها ساعتان، عبر الإنترنت.",
  "A first report of five pages.": "تقرير أول من خمس صفحات.",
  "Cyber Security for Business Owners": "الأمن السيبراني لأصحاب الشركات",
  "Mobile money, shared laptops, emails announcing a supplier's new bank details: learn how fraud reaches companies of your size, and twelve habits that prevent most of it.":
    "خدمات الأموال عبر الهاتف المحمول، والحواسيب المشتركة، ورسائل تعلن بيانات مصرفية جديدة لأحد الموردين: تعرّف إلى الطرق التي يصل بها الاحتيال إلى شركات بحجم شركتك، وإلى اثنتي عشرة عادة تمنع معظمه.",
  "Two half days, online, for the owner and the head of finance together.":
    "نصفا يوم، عبر الإنترنت، لصاحب الشركة والمسؤول المالي معًا.",
  "A one-page incident response plan.": "خطة من صفحة واحدة للاستجابة للحوادث.",
  "Cross-Border Expansion in Africa": "التوسع عبر الحدود في أفريقيا",
  "Expanding to a second country is like starting a second company. Learn about licences, customs, currencies and partners, and find out in six weeks whether the neighbouring market is worth it.":
    "التوسع إلى بلد ثانٍ أشبه بتأسيس شركة ثانية. تعرّف إلى التراخيص والجمارك والعملات والشركاء، واكتشف في ستة أسابيع إن كانت السوق المجاورة تستحق العناء.",
  "Six evenings of two hours, online, with our teams in nine countries.":
    "ست أمسيات، مدة كل منها ساعتان، عبر الإنترنت، مع فرقنا في تسعة بلدان.",
  "A market entry plan for the first hundred days.":
    "خطة لدخول السوق في الأيام المئة الأولى.",
  "Leading People Through Growth": "قيادة الأفراد في مرحلة النمو",
  "Hire for the company you will be in two years.":
    "وظّف وفق ما ستكون عليه شركتك بعد سنتين.",
  "Delegate decisions, and do not take them back.": "فوّض القرارات ولا تستردها.",
  "Keep the people who have been with you from the start.":
    "احتفظ بمن كانوا معك منذ البداية.",
  "Two full days in Accra, and three calls afterwards.":
    "يومان كاملان في أكرا، وثلاث مكالمات بعدهما.",
  "An organisation chart, with names, for a company twice your size.":
    "هيكل تنظيمي بالأسماء، لشركة بضعف حجم شركتك.",
  "Growth Lab for Agribusiness": "مختبر النمو للأعمال الزراعية",
  "Savanna Example Hub": "Savanna Example Hub",
  "For food processors and suppliers with at least one season of sales. Includes coaches, shared cold storage and visits from buyers.":
    "لمصنّعي الأغذية والموردين ممن لديهم موسم مبيعات واحد على الأقل. يشمل مدربين ومخازن تبريد مشتركة وزيارات من المشترين.",
  "Twelve weeks, in Nakuru and Kumasi, twice a year.":
    "اثنا عشر أسبوعًا، في ناكورو وكوماسي، مرتين في السنة.",
  "A signed letter of intent with at least one buyer.":
    "خطاب نوايا موقّع مع مشترٍ واحد على الأقل.",
  "Climate Ventures Accelerator": "مسرّعة المشاريع المناخية",
  "Baobab Example Ventures": "Baobab Example Ventures",
  "For solar, water and waste companies whose product is already in use. You measure its actual savings.":
    "لشركات الطاقة الشمسية والمياه والنفايات التي دخل منتجها حيز الاستخدام. تقيس فيها الوفورات الفعلية التي يحققها.",
  "Four months, online, with two weeks in Cape Town.":
    "أربعة أشهر، عبر الإنترنت، منها أسبوعان في كيب تاون.",
  "A measurement report that a climate fund accepts.":
    "تقرير قياس يقبله صندوق مناخي.",
  "Women in Trade Fellowship": "زمالة المرأة في التجارة",
  "Lagoon Example Labs": "Lagoon Example Labs",
  "For women who run import, export or wholesale businesses: trade finance, customs, and a network of peers.":
    "للنساء اللواتي يدرن أعمال استيراد أو تصدير أو تجارة جملة: تمويل التجارة والجمارك وشبكة من الزميلات.",
  "One day a month for six months, in Lagos, Lomé and Abidjan.":
    "يوم واحد في الشهر لمدة ستة أشهر، في لاغوس ولومي وأبيدجان.",
  "A line of trade finance, or a clear explanation of what is missing.":
    "خط لتمويل التجارة، أو بيان واضح بما ينقص.",
  "Fintech Sandbox Residency":
    "برنامج الإقامة في البيئة التجريبية للتكنولوجيا المالية",
  "Highveld Example Accelerator": "Highveld Example Accelerator",
  "A test licence, and access to a bank’s systems.":
    "رخصة تجريبية، واستخدام أنظمة أحد المصارف.",
  "A compliance officer for two days a week.":
    "مسؤول امتثال لمدة يومين في الأسبوع.",
  "Real transactions with real customers, within set limits.":
    "معاملات حقيقية مع عملاء حقيقيين، ضمن حدود معينة.",
  "Six months in Johannesburg; places are awarded competitively.":
    "ستة أشهر في جوهانسبرغ؛ تُمنح المقاعد على أساس تنافسي.",
  "A complete licence application, ready to submit to the regulator.":
    "طلب ترخيص مكتمل وجاهز للتقديم إلى الجهة التنظيمية.",
  "Export Launchpad": "منصة انطلاق الصادرات",
  "Kilele Example Studio": "Kilele Example Studio",
  "Take a local bestseller to shops abroad: labels, certificates, freight and the first order, together with three companies like yours.":
    "انقل منتجًا محليًا رائجًا إلى متاجر الخارج: بطاقات البيانات والشهادات والشحن والطلبية الأولى، مع ثلاث شركات مثل شركتك.",
  "Ten weeks, online, with a buyers' day in Mombasa.":
    "عشرة أسابيع، عبر الإنترنت، مع يوم للمشترين في مومباسا.",
  "A first shipment, priced and insured.": "شحنة أولى مسعّرة ومؤمّن عليها.",
  "Next Generation Leaders": "قادة الجيل القادم",
  "Great Lakes Example Family Forum": "Great Lakes Example Family Forum",
  "For sons and daughters who will lead the business, or decide not to. Participants need two years of experience outside the family business, and work with a mentor from outside the family.":
    "للأبناء والبنات الذين سيقودون الشركة، أو يقررون ألا يقودوها. تُشترط خبرة سنتين خارج الشركة العائلية، ويعمل كل مشارك مع مرشد من خارج العائلة.",
  "One year, four weekends, in Kampala and Kigali.":
    "سنة واحدة، أربع عطلات نهاية أسبوع، في كمبالا وكيغالي.",
  "A written decision about who will lead the business, and from when.":
    "قرار مكتوب يحدد من سيقود الشركة ومتى يبدأ.",
  "Succession Without Silence": "تعاقب بلا صمت",
  "Most handovers fail because of family conflicts, not because of the law. A facilitator helps the founder and the heirs to agree on ownership, roles and fairness.":
    "تفشل معظم عمليات التسليم بسبب الخلافات العائلية، لا بسبب القانون. يساعد ميسّر المؤسسَ والورثة على الاتفاق على الملكية والأدوار والإنصاف.",
  "Five family meetings in half a year, where you live.":
    "خمسة اجتماعات عائلية في نصف سنة، حيث تقيمون.",
  "A succession plan, signed by the whole family.":
    "خطة تعاقب توقّعها العائلة كلها.",
  "The Family Charter": "ميثاق العائلة",
  "Who may work in the business, who may sell shares, how conflicts are resolved: agree on the family's rules before there is a conflict.":
    "من يحق له العمل في الشركة، ومن يحق له بيع الأسهم، وكيف تُحل الخلافات: اتفقوا على قواعد العائلة قبل أن ينشأ خلاف.",
  "Three full days within two months, in Nairobi or Accra.":
    "ثلاثة أيام كاملة خلال شهرين، في نيروبي أو أكرا.",
  "A charter of about ten pages, in your own words.":
    "ميثاق من نحو عشر صفحات، بكلماتكم.",
  "Family Office Foundations": "أسس المكتب العائلي",
  "Coastal Example Institute": "Coastal Example Institute",
  "For families that own more than one business: separate family and business assets, choose investments, and select independent advisers.":
    "للعائلات التي تملك أكثر من شركة: فصل أصول العائلة عن أصول الشركات، واختيار الاستثمارات، وانتقاء مستشارين مستقلين.",
  "Four days in Mauritius, once a year.":
    "أربعة أيام في موريشيوس، مرة في السنة.",
  "An investment policy that three generations understand.":
    "سياسة استثمار تفهمها ثلاثة أجيال.",
  "Ubia Mentor Circle": "حلقة مرشدي Ubia",
  "Ubia Pitch Studio": "استوديو Ubia لعرض المشاريع",
  "One Hour, One Question": "ساعة واحدة، سؤال واحد",
  "Bring the decision that worries you most. A founder who has faced it listens for half an hour, then answers your questions for another half hour.":
    "أحضر معك القرار الذي يقلقك أكثر من سواه. يستمع إليك نصف ساعة أحد المؤسسين ممن واجهوا القرار نفسه، ثم يجيب عن أسئلتك في نصف الساعة التالي.",
  "Every Thursday, online, one founder at a time.":
    "كل يوم خميس، عبر الإنترنت، مؤسس واحد في كل مرة.",
  "A written next step by the end of the hour.":
    "خطوة تالية مكتوبة مع نهاية الساعة.",
  "The First Board": "مجلس الإدارة الأول",
  "For founders who have never worked with a board. Experienced directors ask you the questions that a board would ask, and show you how a board can help.":
    "للمؤسسين الذين لم يعملوا من قبل مع مجلس إدارة. يطرح عليك أعضاء مجالس متمرسون ما سيطرحه المجلس من أسئلة، ويبيّنون لك كيف يمكن للمجلس أن يساعد.",
  "Once a month, online, in groups of six.":
    "مرة في الشهر، عبر الإنترنت، في مجموعات من ستة مشاركين.",
  "A list of candidates for your board, and a plan for approaching them.":
    "قائمة بمرشحين لمجلس إدارتك، وخطة للتواصل معهم.",
  "Founders' Peer Circle": "حلقة الأقران للمؤسسين",
  "Eight founders from eight countries who do not compete with each other.":
    "ثمانية مؤسسين من ثمانية بلدان لا يتنافسون فيما بينهم.",
  "Each session is about one of the companies, with its real figures.":
    "تتناول كل جلسة إحدى الشركات، بأرقامها الحقيقية.",
  "Everything is confidential.": "كل شيء سري.",
  "Every second Tuesday for half a year, online.":
    "يوم ثلاثاء كل أسبوعين لمدة نصف سنة، عبر الإنترنت.",
  "Seven people who know your business and give you honest feedback.":
    "سبعة أشخاص يعرفون شركتك ويقولون لك رأيهم بصدق.",
  "Pitch Workshop": "ورشة عرض المشاريع",
  "Reduce forty slides to ten, and ten minutes to five. You pitch to experienced listeners, get their feedback, and pitch again.":
    "اختصر أربعين شريحة في عشر، وعشر دقائق في خمس. تقدّم عرضك أمام مستمعين متمرسين، وتسمع ملاحظاتهم، ثم تقدّمه من جديد.",
  "Two full days in Nairobi, Accra or Lagos, in groups of eight.":
    "يومان كاملان في نيروبي أو أكرا أو لاغوس، في مجموعات من ثمانية مشاركين.",
  "A five-minute pitch on video that you can show to any investor.":
    "عرض مصوَّر من خمس دقائق يمكنك تقديمه إلى أي مستثمر.",
  "Speed Pitching Rehearsal": "تدريب على العروض السريعة",
  "You have three minutes at each table. Rehearse with five coaches in the roles of investors, shortly before the actual event.":
    "لديك ثلاث دقائق عند كل طاولة. تدرّب مع خمسة مدربين يؤدون دور المستثمرين، قبيل الفعالية نفسها.",
  "One evening, online, in the week before each speed pitching event.":
    "أمسية واحدة، عبر الإنترنت، في الأسبوع الذي يسبق كل فعالية للعروض السريعة.",
  "Answers to the three questions that you are most likely to be asked.":
    "أجوبة عن الأسئلة الثلاثة التي يرجح أن تُطرح عليك.",
  "Pitch Deck Clinic": "مراجعة العرض التقديمي",
  "Send us your deck, and we return it with comments on every page: what an investor reads, what they skip, and what is missing.":
    "أرسل إلينا عرضك التقديمي، ونعيده إليك بملاحظات على كل صفحة: ما يقرؤه المستثمر، وما يتجاوزه، وما ينقص.",
  "By email, within five working days.":
    "بالبريد الإلكتروني، خلال خمسة أيام عمل.",
  "A deck with comments, and a twenty-minute call about it.":
    "عرض تقديمي مع ملاحظات، ومكالمة من عشرين دقيقة بشأنه.",
  // src/content/programmes/categories.ts
  "Master Programs": "البرامج المتقدمة",
  "Our own courses: finance, tax, governance and growth, taught by our advisers.":
    "دوراتنا الخاصة: المالية والضرائب والحوكمة والنمو، يقدمها مستشارونا.",
  "External Programs": "البرامج الخارجية",
  "Accelerators, fellowships and family forums run by our partners.":
    "مسرّعات أعمال وزمالات وملتقيات عائلية يديرها شركاؤنا.",
  "Ecosystem Programs": "برامج المنظومة",
  "Accelerators, residencies and fellowships for companies that already have customers.":
    "مسرّعات أعمال وبرامج إقامة وزمالات لشركات لديها عملاء بالفعل.",
  "Family Business Programs": "برامج الشركات العائلية",
  "For families who own and run a business together.":
    "للعائلات التي تملك شركة وتديرها معًا.",
  "Mentorship Founder Sessions": "جلسات إرشاد المؤسسين",
  "One-hour sessions with experienced founders.":
    "جلسات من ساعة واحدة مع مؤسسين متمرسين.",
  "Pitch Coaching": "التدريب على عرض المشاريع",
  "Practise a five-minute pitch and get direct feedback.":
    "تدرّب على عرض من خمس دقائق واحصل على ملاحظات مباشرة.",
  // src/content/support.ts
  "How can we help?": "كيف يمكننا مساعدتك؟",
  "Most questions are answered below. For everything else, our team is available Monday to Friday.":
    "تجد الجواب عن معظم الأسئلة أدناه. وفريقنا متاح لكل ما عدا ذلك من الاثنين إلى الجمعة.",
  "Contact Support": "الاتصال بالدعم",
  "Please tell us which page you were on, what you clicked and what you saw. Never send a password.":
    "يرجى إخبارنا بالصفحة التي كنت فيها، وما نقرت عليه، وما رأيته. لا ترسل كلمة مرور أبدًا.",
  "Write or call": "المراسلة أو الاتصال",
  Email: "البريد الإلكتروني",
  Phone: "الهاتف",
  "Need a specific person?": "هل تحتاج إلى شخص معيّن؟",
  "The verification email did not arrive.": "لم تصل رسالة التأكيد.",
  "Check your spam folder first. Then log in with your email and password: the page offers to send a new link, or lets you enter the {0}-digit code instead.":
    "تحقق أولًا من مجلد الرسائل غير المرغوب فيها. ثم سجّل الدخول ببريدك الإلكتروني وكلمة المرور: تتيح لك الصفحة طلب رابط جديد، أو إدخال الرمز المكوّن من {0} أرقام بدلًا من ذلك.",
  "I forgot my password.": "نسيت كلمة المرور.",
  "Enter your email to request a reset link. The link arrives within minutes, works once, and does not affect your profile or your matches.":
    "أدخل بريدك الإلكتروني لطلب رابط إعادة التعيين. يصل الرابط خلال دقائق، ويعمل مرة واحدة، ولا يؤثر في ملفك التعريفي أو مطابقاتك.",
  "Yes. Investors can also seek funding: open an investee account with another email address. Each account has one role, which keeps its matches separate.":
    "نعم. يمكن للمستثمرين أيضًا طلب التمويل: افتح حساب طالب تمويل ببريد إلكتروني آخر. فلكل حساب صفة واحدة، وبذلك تبقى مطابقاته منفصلة.",
  "How do I close my account?": "كيف أغلق حسابي؟",
  "Log in, open Manage Account and choose Delete Account. Your profile and your files will be permanently deleted, and your open matches closed.":
    "سجّل الدخول، وافتح «إدارة الحساب»، ثم اختر «حذف الحساب». سيُحذف ملفك التعريفي وملفاتك نهائيًا، وتُغلق مطابقاتك المفتوحة.",
  Matching: "المطابقة",
  "Why can't I request a match yet?": "لماذا لا يمكنني طلب مطابقة بعد؟",
  "Matching requires your business name, type, stage, ticket size and sector. The button is enabled as soon as your profile contains all five.":
    "تتطلب المطابقة اسم شركتك وشكلها القانوني ومرحلتها وحجم التذكرة والقطاع. ويُفعَّل الزر متى تضمّن ملفك التعريفي هذه البيانات الخمسة.",
  "How many investors will I meet?": "كم عدد المستثمرين الذين سألتقي بهم؟",
  "At most {0} at a time, so that every introduction gets attention. With {1} matches you can run matching again, up to {2} times. A re-run replaces the investors who have declined or have not answered in time or, if there are none, those who have not answered yet. Investors who have approved you are not replaced.":
    "لا يتجاوز عددهم {0} في الوقت نفسه، لكي يحظى كل تعارف بالاهتمام. ومتى بلغ عدد مطابقاتك {1}، يمكنك إعادة المطابقة (الحد الأقصى للمرات: {2}). تستبدل إعادة المطابقة المستثمرين الذين رفضوا أو لم يردوا في الموعد، فإن لم يوجدوا فالذين لم يردوا بعد. ولا يُستبدل المستثمرون الذين وافقوا على مطابقتك.",
  "Only the members you are matched with. An investor sees the financial records of a business only after approving it, and only for as long as the match lasts.":
    "الأعضاء الذين تمت مطابقتك معهم فقط. ولا يرى المستثمر السجلات المالية للشركة إلا بعد موافقته عليها، وما دامت المطابقة قائمة.",
  // src/content/accessibility.ts
  Accessibility: "إمكانية الوصول",
  "What this site does for people with disabilities, what we have checked, and how to report a problem.":
    "ما يقدّمه هذا الموقع للأشخاص ذوي الإعاقة، وما تحققنا منه، وكيفية الإبلاغ عن مشكلة.",
  "What we aim for": "ما نسعى إليه",
  "Everyone should be able to use Ubia, with any device, browser and assistive technology. Our target is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, on every page and in every language of the site.":
    "ينبغي أن يتمكن الجميع من استخدام Ubia، بأي جهاز ومتصفح وتقنية مساعدة. وهدفنا هو المستوى AA من إرشادات إمكانية الوصول إلى محتوى الويب (WCAG) 2.2، في كل صفحة وبكل لغة من لغات الموقع.",
  "What you can expect": "ما يمكنك توقعه",
  "Every task can be completed with the keyboard alone, and you can always see where the focus is. Each control has a name for screen readers. Results, time limits and new matches are announced without moving the focus.":
    "يمكن إنجاز كل مهمة بلوحة المفاتيح وحدها، ويظهر دائمًا موضع التركيز. ولكل عنصر تحكم اسم تنطقه قارئات الشاشة. ويُعلَن عن النتائج والمهل الزمنية والمطابقات الجديدة من دون نقل التركيز.",
  "The site follows the settings of your device for dark mode, reduced motion and high contrast. Pages can be enlarged to 400 %, and pictures that change by themselves can be stopped.":
    "يتبع الموقع إعدادات جهازك للوضع الداكن وتقليل الحركة والتباين العالي. ويمكن تكبير الصفحات حتى 400%، وإيقاف الصور التي تتغير تلقائيًا.",
  "Passwords and codes can be pasted, and a password manager can fill in the forms.":
    "يمكن لصق كلمات المرور والرموز، ويمكن لمدير كلمات المرور ملء النماذج.",
  "What we checked": "ما تحققنا منه",
  "We last checked the site on 30 November 2026, in Chromium. In English, we checked every page with automatic tests, at 400 % zoom, with larger text and with high contrast, and completed every task with the keyboard alone. In Arabic, we also moved through every page with the keyboard. In all languages, we read the names that the browser gives to screen readers. We fixed what we found.":
    "تحققنا من الموقع آخر مرة في 30 نوفمبر 2026 بمتصفح Chromium. ففي الإنجليزية تحققنا من كل صفحة باختبارات آلية، وبتكبير 400%، وبنص أكبر، وبالتباين العالي، وأنجزنا كل مهمة بلوحة المفاتيح وحدها. وفي العربية تنقّلنا أيضًا في كل صفحة بلوحة المفاتيح. وفي جميع اللغات قرأنا الأسماء التي يقدمها المتصفح إلى قارئات الشاشة. وقد أصلحنا ما وجدناه.",
  "Known limits": "القيود المعروفة",
  "People with disabilities have not tested the site yet, and we have not used it with a screen reader or with speech input. We have not checked other browsers, and other languages only as described above.":
    "لم يجرّب الموقعَ بعدُ أشخاص ذوو إعاقة، ولم نستخدمه بقارئ شاشة ولا بالأوامر الصوتية. ولم نتحقق من متصفحات أخرى، ولا من اللغات الأخرى إلا كما ورد أعلاه.",
  "A session ends after {0} minutes, to protect your data. A notice that appears {1} minutes earlier lets you continue without losing what you entered, but you need your password for it.":
    "تنتهي الجلسة بعد {0} دقيقة لحماية بياناتك. وعندما يبلغ عدد الدقائق المتبقية {1}، يظهر إشعار يتيح لك المتابعة من دون فقدان ما أدخلته، لكنك تحتاج إلى كلمة المرور لذلك.",
  "We do not check the documents that members upload. If you cannot read one, please tell us, and we will ask its owner for another version.":
    "لا نتحقق من المستندات التي يرفعها الأعضاء. وإذا تعذرت عليك قراءة أحدها، فيرجى إبلاغنا، وسنطلب من صاحبه نسخة أخرى.",
  "Videos, posts, maps and programme pages of other sites are not under our control. What members write is shown in the language that they wrote it in.":
    "مقاطع الفيديو والمنشورات والخرائط وصفحات البرامج في المواقع الأخرى ليست تحت سيطرتنا. وما يكتبه الأعضاء يظهر باللغة التي كتبوه بها.",
  "Report a problem": "الإبلاغ عن مشكلة",
  "Please write or call, and tell us which page you were on, what you wanted to do, and which browser and assistive technology you use. We answer within {0}, and tell you when the problem will be fixed.":
    "يرجى مراسلتنا أو الاتصال بنا، وإخبارنا بالصفحة التي كنت فيها، وما كنت تريد فعله، والمتصفح والتقنية المساعدة اللذين تستخدمهما. نرد خلال {0}، ونخبرك بموعد إصلاح المشكلة.",
  "Ubia’s accessibility statement: what was checked, known limits, and how to report a problem.":
    "بيان إمكانية الوصول في Ubia: ما جرى التحقق منه، والقيود المعروفة، وكيفية الإبلاغ عن مشكلة.",
};
