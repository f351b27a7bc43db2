import type { Translation } from "../translation.ts";

/** The messages in Arabic. */
export const messages = {
  // account.ts
  "email.invalid": "يرجى إدخال عنوان بريد إلكتروني صالح.",
  "email.disposable":
    "لا يُسمح بعناوين البريد الإلكتروني المؤقتة أو ذات الاستخدام الواحد.",
  "password.tooLong": "يجب ألا يزيد عدد أحرف كلمة المرور على {passwordMax}.",
  "password.tooShort": "يجب ألا يقل عدد أحرف كلمة المرور عن {passwordMin}.",
  "password.lowercase": "يجب أن تتضمن كلمة المرور حرفًا لاتينيًا صغيرًا.",
  "password.uppercase": "يجب أن تتضمن كلمة المرور حرفًا لاتينيًا كبيرًا.",
  "password.number": "يجب أن تتضمن كلمة المرور رقمًا.",
  "password.special": "يجب أن تتضمن كلمة المرور رمزًا خاصًا.",
  "password.common": "لا يمكن استخدام كلمة مرور شائعة.",
  "password.mismatch": "كلمتا المرور غير متطابقتين.",
  "password.required": "يرجى إدخال كلمة المرور.",
  "newPassword.tooShort": "يجب ألا يقل عدد أحرف كلمة المرور عن {passwordMin}.",
  "passwordRequirements.label": "شروط كلمة المرور",
  "passwordRequirements.length":
    "عدد الأحرف من {passwordMin} إلى {passwordMax}",
  "passwordRequirements.lowercase": "حرف لاتيني صغير",
  "passwordRequirements.uppercase": "حرف لاتيني كبير",
  "passwordRequirements.number": "رقم",
  "passwordRequirements.special": "رمز خاص",
  "account.sessionEnded": "انتهت جلستك. يرجى تسجيل الدخول من جديد.",
  "account.emailLabel": "البريد الإلكتروني",
  "account.passwordLabel": "كلمة المرور",
  "account.enterCode": "إدخال رمز بدلًا من ذلك",
  "account.resendLink": "إعادة إرسال رابط التأكيد",
  "account.resendLinkBusy": "جارٍ الإرسال…",
  "account.errorTitle": "خطأ",
  "account.logIn": "تسجيل الدخول",
  "account.openAccount": "فتح حساب",
  "account.logInNow": "تسجيل الدخول الآن",
  "account.loginSoon": "جارٍ الانتقال إلى صفحة تسجيل الدخول…",
  "account.backToDashboard": "العودة إلى لوحة التحكم",
  "newPassword.password": "كلمة المرور الجديدة",
  "newPassword.confirm": "تأكيد كلمة المرور الجديدة",
  "account.linkSentNext":
    "يرجى التحقق من مجلد الرسائل غير المرغوب فيها أيضًا. يعمل الرابط مرة واحدة، وتنتهي صلاحيته بعد {linkHours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.",
  "strength.veryWeak": "ضعيفة جدًا",
  "strength.weak": "ضعيفة",
  "strength.fair": "متوسطة",
  "strength.good": "جيدة",
  "strength.strong": "قوية",
  // account-deletion.ts
  "deletion.passwordRequired": "كلمة المرور مطلوبة.",
  "deletion.tooShort": "يجب ألا يقل عدد أحرف كلمة المرور عن {passwordMin}.",
  "deletion.tooLong": "يجب ألا يزيد عدد أحرف كلمة المرور على {passwordMax}.",
  "deletion.uppercase":
    "يجب أن تتضمن كلمة المرور حرفًا لاتينيًا كبيرًا واحدًا على الأقل.",
  "deletion.lowercase":
    "يجب أن تتضمن كلمة المرور حرفًا لاتينيًا صغيرًا واحدًا على الأقل.",
  "deletion.number": "يجب أن تتضمن كلمة المرور رقمًا واحدًا على الأقل.",
  "deletion.special": "يجب أن تتضمن كلمة المرور رمزًا خاصًا واحدًا على الأقل.",
  "deletion.wrongPassword": "كلمة المرور غير صحيحة. يرجى المحاولة مرة أخرى.",
  "deletion.notAuthorized": "غير مصرح لك بحذف هذا الحساب.",
  "deletion.tooMany": "محاولات كثيرة جدًا. يرجى المحاولة لاحقًا.",
  "deletion.failed": "خطأ في الخادم. يرجى المحاولة لاحقًا.",
  "deletion.uncertain":
    "ربما تم الحذف. للتأكد، يرجى محاولة تسجيل الدخول: إذا لم يعد بريدك الإلكتروني مسجلًا، فقد حُذف حسابك.",
  "deletion.success": "تم حذف حسابك.",
  "deletion.warningTitle": "لا يمكن التراجع عن هذا الإجراء.",
  "deletion.warnings.0": "سيُحذف ملفك التعريفي ومستنداتك وبياناتك المالية.",
  "deletion.warnings.1":
    "ستُغلق مطابقاتك المفتوحة، ولن يتمكن أحد من رؤية ملفك التعريفي.",
  "deletion.warnings.2": "سيُسجَّل خروجك من جميع الأجهزة.",
  "deletion.keep": "الاحتفاظ بحسابي",
  "deletion.confirm": "متابعة",
  "deletion.passwordHint": "نحتاج إليها للتحقق من هويتك.",
  "deletion.submit": "حذف حسابي",
  "deletion.doneTitle": "شكرًا لك، وإلى اللقاء",
  "deletion.doneNext": "جارٍ الانتقال إلى الصفحة الرئيسية…",
  // account-sessions.ts
  "sessions.device": "\u2068{browser}\u2069 على \u2068{system}\u2069",
  "sessions.deviceUnknown": "متصفح غير معروف",
  "sessions.ended": "تم تسجيل الخروج من \u2068{device}\u2069.",
  "sessions.endFailed":
    "تعذّر تسجيل الخروج من \u2068{device}\u2069. يرجى المحاولة بعد قليل.",
  "sessions.othersEnded": "تم تسجيل خروجك من جميع الأجهزة الأخرى.",
  "sessions.endOthersFailed":
    "تعذّر تسجيل الخروج من الأجهزة الأخرى. يرجى المحاولة بعد قليل.",
  "export.done": "تم تنزيل بياناتك في ملف ZIP واحد.",
  "export.tooMany":
    "نزّلت بياناتك عدة مرات في الفترة الأخيرة. يرجى المحاولة لاحقًا. مدة الانتظار: {wait}.",
  "export.tooManyLater":
    "نزّلت بياناتك عدة مرات في الفترة الأخيرة. يرجى المحاولة لاحقًا.",
  "export.failed": "تعذّر تنزيل بياناتك. يرجى المحاولة مرة أخرى.",
  "sessions.devicesTitle": "الأجهزة التي سجّلت الدخول منها",
  "sessions.devicesText":
    "يُسجَّل الخروج من كل جهاز تلقائيًا بعد {sessionMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} من تسجيل الدخول. إذا لم تتعرف على أحد الأجهزة، فسجّل الخروج منه وغيّر كلمة المرور.",
  "sessions.thisDevice": "هذا الجهاز",
  "sessions.onlyHere": "ليست لديك جلسات مفتوحة على أجهزة أخرى.",
  "sessions.loggedIn": "تسجيل الدخول: {time}",
  "sessions.lastSeen": "آخر نشاط: {time}",
  "sessions.logOut": "تسجيل الخروج",
  "sessions.logOutNamed": "تسجيل الخروج من \u2068{device}\u2069",
  "sessions.logOutOthers": "تسجيل الخروج من الأجهزة الأخرى",
  "sessions.loading": "جارٍ تحميل جلساتك",
  "export.title": "بياناتك",
  "export.text":
    "كل ما نخزّنه عنك في ملف ZIP واحد: حسابك وملفك التعريفي ومطابقاتك وملفاتك.",
  "export.download": "تنزيل بياناتي",
  "export.downloading":
    "جارٍ تحضير ملفك. يرجى إبقاء هذه النافذة مفتوحة حتى يكتمل التنزيل.",
  "export.stop": "إيقاف",
  // answer-dates.ts
  "answer.answerBy":
    "{day, select, today {يرجى الرد اليوم قبل {time}} tomorrow {يرجى الرد في موعد أقصاه غدًا} other {يرجى الرد في موعد أقصاه {date}}}",
  "answer.overdue":
    "الرد متأخر منذ {day, select, today {اليوم} yesterday {أمس} other {{date}}}",
  "answer.hasUntil":
    "مهلة الرد: حتى {day, select, today {اليوم، {time}} tomorrow {الغد} other {{date}}}",
  "answer.notInTime":
    "انتهت مهلة الرد {day, select, today {اليوم، {time}} yesterday {أمس} other {في {date}}}",
  "answer.tracker":
    "مهلة الرد الممنوحة إلى \u2068{investor}\u2069 مستمرة حتى {day, select, today {اليوم، {time}} tomorrow {الغد} other {{date}}}.",
  "answer.trackerOverdue":
    "انتهت مهلة الرد الممنوحة إلى \u2068{investor}\u2069 {day, select, today {اليوم، {time}} yesterday {أمس} other {في {date}}}. لا يزال الرد ممكنًا، وسنراسلك بالبريد الإلكتروني عند وصوله.",
  "answer.silentTitle": "لا نعرض عليك شركات جديدة حاليًا",
  "answer.silent":
    "{count, plural, zero {لا توجد شركات تنتظر} one {شركة واحدة تنتظر} two {شركتان تنتظران} few {{count, number} شركات تنتظر} many {{count, number} شركة تنتظر} other {{count, number} شركة تنتظر}} ردك منذ أكثر من {answerDays, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. سنعرض عليك شركات جديدة متى قلّ عدد الردود المتأخرة عن {silentMatches}.",
  // calendar.ts
  "calendar.trainings.title": "تقويم التدريبات",
  "calendar.trainings.intro":
    "ورش عمل وجلسات استشارية يمكنك المشاركة فيها. الأوقات بالتوقيت المحلي لمكان الانعقاد.",
  "calendar.trainings.month": "التدريبات في {month}",
  "calendar.trainings.none": "لا توجد تدريبات في {month}",
  "calendar.trainings.noneHint":
    "يمكنك الاطلاع على شهر آخر، فنحن نضيف تدريبات جديدة على مدار السنة.",
  "calendar.trainings.samples":
    "لا توجد تدريبات مقررة حاليًا. هذه نماذج مما نقدمه عادةً.",
  "calendar.events.title": "تقويم الفعاليات",
  "calendar.events.intro":
    "فعاليات يلتقي فيها المستثمرون والمؤسسون. الأوقات بالتوقيت المحلي لمكان الانعقاد.",
  "calendar.events.month": "الفعاليات في {month}",
  "calendar.events.none": "لا توجد فعاليات في {month}",
  "calendar.events.noneHint":
    "يمكنك الاطلاع على شهر آخر، أو تصفح جميع الفعاليات واحدة تلو الأخرى.",
  "calendar.events.samples":
    "لا توجد فعاليات مقررة حاليًا. هذا نموذج مما نقدمه.",
  "calendar.events.slider": "تصفح الفعاليات واحدة تلو الأخرى",
  "calendar.previousMonth": "الشهر السابق",
  "calendar.nextMonth": "الشهر التالي",
  "calendar.goToToday": "الانتقال إلى اليوم",
  "calendar.gridHint":
    "تنقلك مفاتيح الأسهم يومًا أو أسبوعًا، وينقلك المفتاحان Page Up وPage Down شهرًا.",
  "calendar.failedTitle": "تعذّر عرض التقويم",
  "slider.carousel": "شريط بطاقات",
  "slider.title": "الفعاليات",
  "slider.intro": "سجّل، ثم أضف الفعالية إلى تقويمك.",
  "slider.loading": "جارٍ تحميل الفعاليات",
  "slider.label": "الفعاليات، واحدة تلو الأخرى",
  "slider.position": "{number} من {count}",
  "slider.previous": "الصورة السابقة",
  "slider.next": "الصورة التالية",
  "slider.pause": "إيقاف عرض الصور مؤقتًا",
  "slider.play": "تشغيل عرض الصور",
  "slider.where": "المكان",
  "slider.starts": "البداية",
  "slider.ends": "النهاية",
  "slider.register": "التسجيل الآن",
  "slider.noRegistration": "لا يلزم التسجيل.",
  "slider.ended": "انتهت هذه الفعالية.",
  "slider.addTo": "إضافتها إلى تقويمك",
  "slider.google": "تقويم Google",
  "slider.outlook": "تقويم Outlook",
  "slider.ics": "تنزيل ملف ICS",
  "slider.calendar": "عرض الفعاليات في التقويم",
  "slider.picture": "الصورة {number} من «\u2068{title}\u2069»",
  // chatbot.ts
  "chatbot.fallback":
    "عذرًا، لم أفهم سؤالك. لمزيد من المعلومات، يرجى زيارة صفحة الأسئلة الشائعة أو طرح سؤال آخر.",
  "chatbot.unavailable": "تعذّر فتح المساعد. يرجى التحقق من اتصالك بالإنترنت.",
  "chatbot.title": "المساعد الافتراضي",
  "chatbot.intro": "أجيب عن الأسئلة الشائعة حول Ubia. ماذا تود أن تعرف؟",
  "chatbot.officeHours": "ساعات العمل:",
  "chatbot.log": "المحادثة",
  "chatbot.nextQuestion": "ماذا تود أن تعرف؟",
  "chatbot.typing": "المساعد يكتب",
  "chatbot.you": "أنت:",
  "chatbot.suggestions": "أسئلة يمكنك طرحها",
  "chatbot.field": "سؤالك",
  "chatbot.placeholder": "اطرح سؤالًا",
  "chatbot.send": "إرسال",
  "chatbot.more": "قراءة المزيد:",
  "chatbot.faqs": "الأسئلة الشائعة",
  // cookie-consent.ts
  "consent.label": "ملفات تعريف الارتباط",
  "consent.text":
    "إذا قبلت، نخزّن ملف تعريف ارتباط واحدًا يحفظ اختيارك لمدة {consentDays, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. وإذا لم تقبل، فلن نخزّن أي شيء يتطلب موافقتك.",
  "consent.notice": "ما يخزّنه متصفحك",
  "consent.statements": "سياسات الخصوصية",
  "consent.accept": "قبول",
  "consent.reject": "رفض",
  "consent.review": "خيار ملفات تعريف الارتباط",
  // data-export.ts
  "archive.readme.intro":
    "يحتوي هذا الأرشيف على جميع البيانات التي خزّنتها Ubia عنك.",
  "archive.readme.account":
    "حسابك وجلساتك والرسائل التي لم تُرسل بعد وأوقات إرسال الروابط إليك وإجراءات المشغّل",
  "archive.readme.profile": "ملفك التعريفي والمعايير التي تستند إليها مطابقتك",
  "archive.readme.matches": "مطابقاتك، مع البيانات المسموح لك برؤيتها",
  "archive.readme.files":
    "قائمة بالملفات التي رفعتها، وهي في المجلد «\u2068{folder}\u2069»",
  "archive.readme.times":
    'الأوقات بالصيغة \u2068{example}\u2069 هي بالتوقيت العالمي المنسق (UTC)، والقيمة \u2068"at"\u2069 في \u2068{file}\u2069 هي عدد أجزاء الألف من الثانية منذ عام 1970. المبالغ بالدولار الأمريكي.',
  "archive.readme.secrets":
    "تُخزَّن كلمات المرور في صورة قيم تجزئة (hash) فقط. ولا يتضمن الأرشيف كلمات المرور ولا الرموز المميزة ولا رموز التحقق.",
  // decline-reason.ts
  "decline.tell": "توضيح السبب للشركة",
  "decline.change": "تغيير السبب",
  "decline.choose": "اختر سببًا؛ ستراه الشركة فورًا",
  "decline.remove": "إزالة السبب",
  "decline.given": "السبب الذي ذكرته للشركة: {reason}",
  "decline.failed": "تعذّر حفظ السبب. يرجى المحاولة مرة أخرى.",
  "decline.refused": "لا يمكن ذكر سبب إلا إذا كانت المطابقة مرفوضة من جانبك.",
  "decline.fits.sector":
    "تعمل هذه الشركة في أحد القطاعات المذكورة في ملفك التعريفي. إذا تغيرت قطاعاتك، فيرجى تحديثها لنحسّن مطابقاتك.",
  "decline.fits.ticket":
    "المبلغ الذي تطلبه هذه الشركة ضمن نطاق حجم التذكرة المذكور في ملفك التعريفي. إذا تغير نطاقك، فيرجى تحديثه لنحسّن مطابقاتك.",
  "decline.fits.stage":
    "تمر هذه الشركة بإحدى المراحل المذكورة في ملفك التعريفي. إذا تغيرت المراحل التي تستثمر فيها، فيرجى تحديثها لنحسّن مطابقاتك.",
  "decline.fits.country":
    "تقع هذه الشركة في البلد المذكور في ملفك التعريفي. إذا تغير بلدك، فيرجى تحديثه لنحسّن مطابقاتك.",
  "decline.update": "تحديث ملفك التعريفي",
  "decline.options.outside_sectors": "خارج قطاعاتنا",
  "decline.options.too_early": "مرحلة مبكرة جدًا",
  "decline.options.too_late": "مرحلة متقدمة جدًا",
  "decline.options.ticket_too_small": "حجم التذكرة صغير جدًا",
  "decline.options.ticket_too_large": "حجم التذكرة كبير جدًا",
  "decline.options.country": "البلد",
  "decline.options.documents_missing": "مستندات ناقصة",
  "decline.options.no_capacity": "لا مجال لاستثمار جديد حاليًا",
  "decline.told.outside_sectors":
    "السبب المذكور: قطاعك ليس من القطاعات التي يستثمر فيها هذا المستثمر.",
  "decline.told.too_early":
    "السبب المذكور: شركتك في مرحلة أبكر من المراحل التي يستثمر فيها هذا المستثمر.",
  "decline.told.too_late":
    "السبب المذكور: شركتك في مرحلة أكثر تقدمًا من المراحل التي يستثمر فيها هذا المستثمر.",
  "decline.told.ticket_too_small":
    "السبب المذكور: المبلغ الذي تطلبه أصغر من المبالغ التي يستثمرها هذا المستثمر.",
  "decline.told.ticket_too_large":
    "السبب المذكور: المبلغ الذي تطلبه أكبر من المبالغ التي يستثمرها هذا المستثمر.",
  "decline.told.country": "السبب المذكور: هذا المستثمر لا يستثمر في بلدك.",
  "decline.told.documents_missing":
    "السبب المذكور: تنقص مستندات يحتاج إليها هذا المستثمر.",
  "decline.told.no_capacity":
    "السبب المذكور: لا يستطيع هذا المستثمر الدخول في استثمار جديد حاليًا.",
  // email-verification.ts
  "verification.success": "تم تأكيد البريد الإلكتروني بنجاح.",
  "verification.failed": "تعذّر التأكيد!",
  "verification.noResponse": "حدث خطأ ما!",
  "verification.resendFailed": "تعذّرت إعادة إرسال رمز التحقق.",
  "verification.resent": "تم إرسال رمز جديد إلى بريدك الإلكتروني.",
  "verification.linkFailed":
    "تعذّر التأكيد. ربما يكون الرابط غير صالح أو منتهي الصلاحية.",
  "verification.linkUsed": "سبق استخدام هذا الرابط. يمكنك تسجيل الدخول.",
  "verification.alreadyVerified":
    "بريدك الإلكتروني مؤكَّد بالفعل. يمكنك تسجيل الدخول.",
  "verification.codeInvalid":
    "هذا الرمز غير صحيح أو انتهت صلاحيته. يرجى التحقق منه أو طلب رمز جديد.",
  "verification.codeMalformed":
    "يتكون الرمز من {codeDigits, plural, =6 {ستة أرقام} zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}}. يرجى التحقق مما أدخلته والمحاولة مرة أخرى.",
  "verification.tooSoon": "يرجى الانتظار قبل طلب رمز آخر.",
  "verification.tooMany": "محاولات كثيرة جدًا. يرجى المحاولة لاحقًا.",
  "verification.title": "تأكيد بريدك الإلكتروني",
  "verification.checking": "نتحقق من الرابط. يستغرق ذلك لحظات.",
  "verification.doneTitle": "تم تأكيد بريدك الإلكتروني",
  "verification.failedTitle": "لم يعمل هذا الرابط",
  "verification.failedNext":
    "يعمل الرابط مرة واحدة، وتنتهي صلاحيته بعد {linkHours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. يرجى تسجيل الدخول بكلمة المرور: إذا لم يكن بريدك الإلكتروني مؤكَّدًا بعد، فيمكنك الحصول على رابط جديد هناك.",
  "verification.sentTo":
    "أرسلنا رمزًا من {codeDigits, plural, =6 {ستة أرقام} zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}} إلى",
  "verification.codeValidity":
    "صلاحية الرمز {codeMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
  "verification.codeLabel": "رمز التحقق",
  "verification.submit": "تأكيد الرمز",
  "verification.resend": "إعادة إرسال الرمز",
  "verification.resendIn": "يمكن إرسال رمز آخر بعد",
  "verification.backToCode": "العودة إلى الرمز",
  "verification.notYours": "ليس عنوانك؟",
  "verification.howToGetCode":
    "يصلح الرمز لعنوان بريد إلكتروني واحد، ولذلك تحتاج هذه الصفحة إلى معرفة عنوانك. هناك طريقتان للمتابعة:",
  "verification.howLogin":
    "إذا كان لديك حساب، فسجّل الدخول ببريدك الإلكتروني وكلمة المرور. يمكنك إدخال رمز هناك إذا لم يكن بريدك الإلكتروني مؤكَّدًا بعد.",
  "verification.howRegister":
    "إذا كنت مستخدمًا جديدًا، فافتح حسابًا، وسنرسل إليك رمزًا بالبريد الإلكتروني.",
  // enquiry.ts
  "enquiry.mailOpened":
    "من المفترض أن برنامج البريد لديك قد فُتح برسالة جاهزة. إذا لم يحدث شيء، فيرجى مراسلتنا على \u2068{email}\u2069.",
  "enquiry.webmailOpened":
    "من المفترض أن صفحة بريد إلكتروني قد فُتحت في علامة تبويب جديدة برسالة جاهزة. إذا لم يحدث شيء، فيرجى مراسلتنا على \u2068{email}\u2069.",
  "enquiry.title": "الحجز والاستفسار",
  "enquiry.about": "عن هذا البرنامج",
  "enquiry.programme": "البرنامج",
  "enquiry.provider": "الجهة المقدِّمة",
  "enquiry.investment": "التكلفة",
  "enquiry.onRequest": "تُحدَّد عند الطلب",
  "enquiry.description": "الوصف",
  "enquiry.offices": "مكاتبنا",
  "enquiry.send": "إرسال استفسار بالبريد الإلكتروني",
  "enquiry.pay": "الدفع بالبطاقة",
  "enquiry.membersPay": "يمكن للأعضاء دفع هذه الرسوم بالبطاقة.",
  // format.ts
  "format.below": "أقل من {amount}",
  "format.above": "أكثر من {amount}",
  "format.range": "من {min} إلى {max}",
  "format.orMore": "{amount} أو أكثر",
  "format.thousand":
    "{count, plural, zero {# ألف} one {ألف} two {# ألف} few {# آلاف} many {# ألف} other {# ألف}}",
  "format.million":
    "{count, plural, zero {# مليون} one {مليون} two {# مليون} few {# ملايين} many {# مليون} other {# مليون}}",
  "format.billion":
    "{count, plural, zero {# مليار} one {مليار} two {# مليار} few {# مليارات} many {# مليار} other {# مليار}}",
  "format.inWords": "{words} و{rest}",
  // funding.ts
  "funding.steps": "الخطوات التالية",
  "funding.steps.introduce": "التعارف",
  "funding.steps.introduce.text":
    "تبادلا الرسائل: لدى كل منكما الآن عنوان البريد الإلكتروني للآخر.",
  "funding.steps.call": "المكالمة الأولى",
  "funding.steps.call.text":
    "اتفقا على موعد، وتحدثا عن الشركة والمبلغ وما يتوقعه كل منكما.",
  "funding.steps.documents": "المستندات",
  "funding.steps.documents.text":
    "يمكن للمستثمر الآن الاطلاع على الملفات المالية، ويطلب من الشركة ما يلزمه من مستندات أخرى.",
  "funding.steps.terms": "الشروط",
  "funding.steps.terms.text":
    "اتفقا كتابيًا على المبلغ وموعد دفعه وما يحصل عليه المستثمر في المقابل.",
  "funding.steps.money": "الأموال",
  "funding.steps.money.text":
    "عند وصول الأموال، يقدم كل منكما إفادته هنا، ثم يتحقق فريقنا منها ويسجلها.",
  "funding.stated": "إفادات التمويل",
  "funding.you": "أنت",
  "funding.report": "{amount} بتاريخ {date}",
  "funding.reported.own":
    "يمكن للطرف الآخر، \u2068{other}\u2069، رؤية هذه الإفادة، ونطلب منه تقديم إفادته أيضًا.",
  "funding.reported.other": "يرجى إعلامنا بالمبلغ المدفوع وتاريخ الدفع.",
  "funding.agreed": "تتفق إفادتاكما على المبلغ نفسه. سيتحقق فريقنا منه ويسجله.",
  "funding.different":
    "المبلغان مختلفان. يرجى التحقق من المبلغ الذي أدخلته، والتواصل مع الطرف الآخر عند الضرورة.",
  "funding.settled": "سجّل فريقنا هذا التمويل.",
  "funding.row.none": "الخطوات حتى التمويل",
  "funding.row.reported.own": "قدّمت إفادتك بالتمويل",
  "funding.row.reported.other": "قدّمت الشركة إفادتها بالتمويل",
  "funding.row.agreed": "قدّم الطرفان إفادتيهما بالتمويل",
  "funding.row.different": "المبلغان المذكوران مختلفان",
  "funding.state": "تقديم إفادة بالتمويل",
  "funding.change": "تغيير المبلغ أو التاريخ",
  "funding.withdraw": "سحب الإفادة",
  "funding.amount": "المبلغ (بالدولار الأمريكي)",
  "funding.dateLabel": "التاريخ",
  "funding.dateHint": "اليوم الذي وصلت فيه الأموال",
  "funding.save": "حفظ",
  "funding.date": "يرجى إدخال تاريخ.",
  "funding.dateInFuture": "يرجى إدخال تاريخ ليس في المستقبل.",
  "funding.notLoaded": "تعذّر تحميل الخطوات التالية.",
  "funding.refused":
    "لم يعد من الممكن تقديم إفادة بتمويل هذه المطابقة أو سحبها.",
  "funding.tooMany":
    "تم تغيير إفادات تمويل هذه المطابقة مرات كثيرة جدًا. يرجى المحاولة لاحقًا. مدة الانتظار: {wait}.",
  "funding.notSaved":
    "تعذّر الحفظ. ما أدخلته لا يزال هنا؛ يرجى المحاولة بعد قليل.",
  "funding.offline":
    "تعذّر الوصول إلى الخادم. ما أدخلته لا يزال هنا؛ يرجى التحقق من اتصالك والمحاولة مرة أخرى.",
  "funding.notWithdrawn": "تعذّر سحب الإفادة. يرجى المحاولة بعد قليل.",
  "funding.withdrawalOffline":
    "تعذّر الوصول إلى الخادم، لذا ربما لم تُسحب الإفادة. يرجى التحقق من اتصالك والمحاولة مرة أخرى.",
  // investee-dashboard.ts
  "investee.noMatches": "ليست لديك مطابقات حاليًا. يرجى العودة لاحقًا.",
  "investee.matchWith": "مطابقتك مع \u2068{investor}\u2069",
  "investee.tracker": "مرحلة هذه المطابقة",
  "investee.writeTo": "مراسلة \u2068{investor}\u2069",
  "investee.history": "ما حدث حتى الآن",
  "investee.anotherMatch.sentence":
    "قد يهتم بشركتك مستثمرون آخرون: يمكنك البحث عن مطابقة أخرى.",
  "investee.anotherMatch.link": "البحث عن مستثمر آخر",
  "investee.otherOptions.sentence":
    "{maxReruns, plural, =2 {استخدمت مرتي إعادة المطابقة المتاحتين لك.} other {استخدمت جميع مرات إعادة المطابقة المتاحة لك.}}",
  "investee.otherOptions.link": "الاطلاع على خياراتك الأخرى",
  "investee.table": "المستثمرون المطابقون لك",
  "investee.columns.investor": "اسم المستثمر",
  "investee.columns.sector": "القطاع",
  "investee.columns.score": "درجة المطابقة (%)",
  "investee.columns.funded": "مبلغ التمويل",
  "investee.viewStatus": "عرض الحالة",
  "investee.noMatchesHint": "يظهر هنا المستثمرون المطابقون لك وحالة كل مطابقة.",
  "investee.figures": "أرقام شركتك",
  "investee.update": "تحديث هذه الأرقام",
  "investee.setUpHint":
    "تستند المطابقة إلى ملفك التعريفي، ويقرؤه المستثمرون قبل اتخاذ قرارهم.",
  "investee.ticketSize": "حجم التذكرة",
  "investee.ticketNote": "المبلغ الذي تطلبه",
  "investee.fundingReceived": "التمويل المستلم",
  "investee.annualTurnover": "حجم الأعمال السنوي",
  "investee.financialPosition": "الوضع المالي",
  "investee.teamCapacity": "حجم الفريق",
  "investee.defaultValue": "قيمة افتراضية؛ يرجى تحديثها",
  "investee.people":
    "{count, plural, zero {{count} شخص} one {شخص واحد} two {شخصان} few {{count} أشخاص} many {{count} شخصًا} other {{count} شخص}}",
  "dashboard.setUpTitle": "أعدّ ملفك التعريفي أولًا",
  // investor-dashboard.ts
  "investor.noMatches": "لا توجد مطابقات بعد",
  "investor.noMatchesNotice":
    "تظهر الشركات هنا عندما تناسب قطاعاتك ونطاق حجم التذكرة الذي حددته. وكلما اكتمل الملف التعريفي زادت مطابقاته.",
  "investor.welcome": "مرحبًا",
  "investor.welcomeNamed": "مرحبًا، \u2068{name}\u2069",
  "investor.statusCount": "{status}: {count}",
  "investor.totalMatched": "إجمالي المطابقات",
  "investor.sectors": "القطاعات",
  "investor.sectorsChart":
    "حصة كل قطاع من الشركات المطابقة؛ وفي الجدول المجاور الأرقام نفسها",
  "investor.sectorsTable": "الشركات المطابقة حسب القطاع",
  "investor.countColumn": "المطابقات",
  "investor.more": "و{count} غيرها",
  "investor.totalFunded": "إجمالي التمويل",
  "investor.table": "الفرص المطابقة",
  "investor.columns.status": "الحالة",
  "investor.columns.investee": "الشركة",
  "investor.columns.sector": "القطاع",
  "investor.columns.tokenSize": "حجم التذكرة",
  "investor.columns.funded": "مبلغ التمويل",
  "investor.columns.actions": "الإجراءات",
  "investor.tools": "البحث والتصفية والترتيب",
  "investor.search": "البحث عن شركات",
  "investor.allStatuses": "جميع الحالات",
  "investor.allSectors": "جميع القطاعات",
  "investor.filterOption": "{name} ({count})",
  "investor.sortBy": "الترتيب حسب",
  "investor.orders.waiting": "ما ينتظر المراجعة أولًا",
  "investor.orders.status.ascending": "الحالة: من الأولى إلى الأخيرة",
  "investor.orders.status.descending": "الحالة: من الأخيرة إلى الأولى",
  "investor.orders.investee.ascending": "الشركة: ترتيب أبجدي",
  "investor.orders.investee.descending": "الشركة: ترتيب أبجدي عكسي",
  "investor.orders.sector.ascending": "القطاع: ترتيب أبجدي",
  "investor.orders.sector.descending": "القطاع: ترتيب أبجدي عكسي",
  "investor.orders.tokenSize.ascending": "حجم التذكرة: الأصغر أولًا",
  "investor.orders.tokenSize.descending": "حجم التذكرة: الأكبر أولًا",
  "investor.orders.funded.ascending": "مبلغ التمويل: الأقل أولًا",
  "investor.orders.funded.descending": "مبلغ التمويل: الأكثر أولًا",
  "investor.noResults": "لا توجد شركات توافق عوامل التصفية",
  "investor.noResultsHint":
    "يمكنك إزالة أحد عوامل التصفية، أو عرض الكل ({total}).",
  "investor.pages": "صفحات الفرص المطابقة",
  "investor.previous": "السابق",
  "investor.next": "التالي",
  "investor.page": "الصفحة {page} من {pages}",
  "investor.partlyLoaded":
    "يعرض الجدول {loaded} من مطابقاتك البالغ عددها {total}، بدءًا بما ينتظر ردك. ولا يسري البحث والتصفية والترتيب إلا عليها.",
  "investor.allLoaded": "يعرض الجدول جميع مطابقاتك، وعددها {total}.",
  "investor.loadAll": "تحميل الكل ({total})",
  "investor.loadingAll": "جارٍ التحميل",
  "investor.restNotLoaded":
    "تعذّر تحميل جميع مطابقاتك. زر «تحميل الكل» يستأنف التحميل من حيث توقف.",
  "investor.tokenSize": "حجم التذكرة هو المبلغ الذي تطلبه الشركة.",
  "investor.introduces":
    "عند موافقتك، نعرّف كلًا منكما بالآخر عبر البريد الإلكتروني.",
  "investor.approve": "موافقة",
  "investor.decline": "رفض",
  "investor.readProfileOf": "قراءة الملف التعريفي: \u2068{name}\u2069",
  "investor.alreadyFunded": "هذه المطابقة مموَّلة ولم يعد من الممكن تغييرها.",
  "investor.closed":
    "استُبدلت هذه المطابقة أو أُغلقت، ولم يعد من الممكن تغييرها.",
  "investor.setUp":
    "نطابق الشركات مع معاييرك الاستثمارية. يرجى إكمال ملفك التعريفي لتلقي المطابقات.",
  "investor.reviewProfile": "مراجعة ملفك التعريفي",
  "investor.why": "لماذا هذه الشركة؟",
  "investor.profileLoading": "جارٍ تحميل الملف التعريفي",
  "investor.files": "الملفات",
  "investor.noFiles": "لم تُضَف أي ملفات.",
  "investor.filesAfterApproval": "تتاح الملفات المالية بعد موافقتك.",
  "investor.waiting":
    "{count, plural, zero {لا توجد شركات تنتظر مراجعتك.} one {لديك شركة واحدة تنتظر المراجعة.} two {لديك شركتان تنتظران المراجعة.} few {لديك {count, number} شركات تنتظر المراجعة.} many {لديك {count, number} شركة تنتظر المراجعة.} other {لديك {count, number} شركة تنتظر المراجعة.}}",
  "investor.fundedDeals":
    "بالدولار الأمريكي{count, plural, zero {} one {، في صفقة واحدة} two {، في صفقتين} few {، في {count, number} صفقات} many {، في {count, number} صفقة} other {، في {count, number} صفقة}}",
  "investor.shown":
    "{count, plural, zero {من {from} إلى {to} من أصل {count, number}} one {{from} من أصل {count}} two {من {from} إلى {to} من أصل {count, number}} few {من {from} إلى {to} من أصل {count, number}} many {من {from} إلى {to} من أصل {count, number}} other {من {from} إلى {to} من أصل {count, number}}}",
  "investor.shownFiltered":
    "{count, plural, zero {النتائج من {from} إلى {to} من أصل {count, number}، والإجمالي {total}} one {نتيجة واحدة، والإجمالي {total}} two {النتائج من {from} إلى {to} من أصل {count, number}، والإجمالي {total}} few {النتائج من {from} إلى {to} من أصل {count, number}، والإجمالي {total}} many {النتائج من {from} إلى {to} من أصل {count, number}، والإجمالي {total}} other {النتائج من {from} إلى {to} من أصل {count, number}، والإجمالي {total}}}",
  // live-updates.ts
  "live.matched": "لديك مطابقة جديدة: \u2068{name}\u2069.",
  "live.approved": "حصلت مطابقتك على موافقة \u2068{name}\u2069.",
  "live.rejected": "وصلك رفض من \u2068{name}\u2069.",
  "live.fundedInvestee": "حصلت على تمويل قدره {amount} من \u2068{name}\u2069.",
  "live.fundedInvestor": "تم تمويل \u2068{name}\u2069 بمبلغ {amount}.",
  "live.replaced": "تبحث إحدى الشركات عن مستثمر آخر، ولذلك أُغلقت مطابقتك معها.",
  "live.closedInvestee":
    "أُغلقت إحدى مطابقاتك لأن المستثمر غادر المنصة. يمكنك البحث عن مستثمر آخر.",
  "live.closedInvestor": "أُغلقت إحدى مطابقاتك لأن الشركة غادرت المنصة.",
  // login.ts
  "login.termsRequired": "يرجى الموافقة على الشروط والأحكام.",
  "login.notRegistered":
    "عنوان البريد الإلكتروني هذا غير مسجل. يرجى فتح حساب أولًا.",
  "login.tooMany":
    "محاولات كثيرة لتسجيل الدخول. يرجى المحاولة بعد {loginLockoutMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
  "login.passwordExpired":
    "انتهت صلاحية كلمة المرور. يرجى تعيين كلمة مرور جديدة.",
  "login.wrongPassword": "كلمة المرور غير صحيحة. يرجى المحاولة مرة أخرى.",
  "login.refused": "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
  "login.unverified": "يرجى تأكيد بريدك الإلكتروني قبل تسجيل الدخول.",
  "login.unverifiedNote":
    "ستجد رسالة التأكيد في صندوق الوارد أو في مجلد الرسائل غير المرغوب فيها.",
  "login.verificationMailFailed":
    "تعذّر إرسال رسالة التأكيد. يرجى المحاولة لاحقًا.",
  "login.noResponse": "خطأ في الشبكة. يرجى التحقق من اتصالك.",
  "login.failed": "حدث خطأ ما. يرجى المحاولة مرة أخرى.",
  "login.notStored":
    "إما أن متصفحك يمنع تخزين بيانات هذا الموقع، وإما أن مساحة التخزين ممتلئة، ولذلك يُسجَّل خروجك كلما أُعيد تحميل الصفحة. يرجى السماح لهذا الموقع بحفظ ملفات تعريف الارتباط وبيانات الموقع، أو إخلاء بعض المساحة، ثم تسجيل الدخول من جديد.",
  "login.intro": "ليس لديك حساب؟",
  "login.terms": "أوافق على",
  "login.termsLink": "الشروط والأحكام",
  "login.forgot": "نسيت كلمة المرور؟",
  // mails.ts
  "mails.label": "{label}:",
  "mails.buttonFallback": "إذا لم يعمل الزر، فانسخ هذا العنوان:",
  "mails.unsubscribe": "إيقاف هذه التذكيرات",
  "mails.linkValidity":
    "يعمل الرابط مرة واحدة، وتنتهي صلاحيته بعد {linkHours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.",
  "mails.ignore":
    "إذا لم يصدر هذا الطلب عنك، فيمكنك تجاهل هذه الرسالة: لن يتغير شيء.",
  "mails.seeMatch": "عرض المطابقة",
  "mails.lookForMatch": "البحث عن مطابقة أخرى",
  "mails.choosePassword": "اختيار كلمة مرور جديدة",
  "mails.verification.subject": "تأكيد بريدك الإلكتروني لدى Ubia",
  "mails.verification.heading": "تأكيد بريدك الإلكتروني",
  "mails.verification.text":
    "مرحبًا بك في Ubia. بقيت خطوة واحدة قبل أن تتمكن من تسجيل الدخول.",
  "mails.verification.action": "تأكيد بريدي الإلكتروني",
  "mails.verification.code": "أو أدخل هذا الرمز",
  "mails.verification.validity":
    "يعمل الرابط مرة واحدة، وتنتهي صلاحيته بعد {linkHours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. ويعمل الرمز مرة واحدة، وتنتهي صلاحيته بعد {codeMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
  "mails.passwordReset.subject": "إعادة تعيين كلمة المرور في Ubia",
  "mails.passwordReset.text":
    "تلقينا طلبًا لإعادة تعيين كلمة مرور حسابك في Ubia.",
  "mails.passwordChangeLink.subject": "تغيير كلمة المرور في Ubia",
  "mails.passwordChangeLink.heading": "تغيير كلمة المرور",
  "mails.passwordChangeLink.text": "طلبت تغيير كلمة مرور حسابك في Ubia.",
  "mails.passwordChangeLink.notYou":
    "إذا لم يصدر هذا الطلب عنك، فربما يعرف شخص آخر كلمة مرورك: يرجى اختيار كلمة مرور جديدة عبر هذا الرابط.",
  "mails.passwordChanged.subject": "تم تغيير كلمة المرور في Ubia",
  "mails.passwordChanged.heading": "تم تغيير كلمة المرور",
  "mails.passwordChanged.text":
    "تم للتو تغيير كلمة مرور حسابك في Ubia، وأُنهيت جميع الجلسات.",
  "mails.passwordChanged.notYou":
    "إذا كنت أنت من غيّرها، فلا يلزم أي إجراء. وإلا فيرجى إعادة تعيين كلمة المرور لحماية حسابك:",
  "mails.passwordChanged.action": "إعادة تعيين كلمة المرور",
  "mails.accountDeleted.subject": "تم حذف حسابك في Ubia",
  "mails.accountDeleted.heading": "تم حذف حسابك",
  "mails.accountDeleted.text": "تم حذف حسابك في Ubia وملفك التعريفي وملفاتك.",
  "mails.accountDeleted.last": "هذه آخر رسالة نرسلها إلى هذا العنوان.",
  "mails.matched.subject": "لديك مطابقة جديدة على Ubia",
  "mails.matched.heading": "لديك مطابقة جديدة",
  "mails.matched.text":
    "\u2068{investee}\u2069 شركة تبحث عن تمويل وتوافق معاييرك الاستثمارية. يرجى قراءة ملفها التعريفي واتخاذ قرارك.",
  "mails.approved.subject": "تمت الموافقة على مطابقتك",
  "mails.approved.heading": "نعرّفك إلى \u2068{other}\u2069",
  "mails.approved.text":
    "تمت الموافقة على مطابقتك مع \u2068{other}\u2069. يمكنكما الآن تبادل الرسائل.",
  "mails.approved.contact": "عنوان البريد الإلكتروني للطرف الآخر: {contact}",
  "mails.declined.subject": "تم رفض إحدى المطابقات",
  "mails.declined.othersInterested":
    "وصلك رفض من \u2068{investor}\u2069. قد يهتم بشركتك مستثمرون آخرون.",
  "mails.declined.text": "وصلك رفض من \u2068{investor}\u2069.",
  "mails.declined.submission":
    "اختر «بدء المطابقة» للبحث عن مستثمر آخر. لن تتغير مطابقاتك الحالية.",
  "mails.declined.rerun":
    "تتيح لك إعادة المطابقة مستثمرين جددًا، هم الأنسب ممن لم يُعرضوا عليك بعد، بدلًا ممن رفضوا أو لم يردوا في الموعد. وتبقى مطابقاتك الأخرى كما هي. {rerunsLeft, plural, zero {لم تبقَ لك أي إعادة مطابقة} one {بقيت لك إعادة مطابقة واحدة} two {بقيت لك إعادتا مطابقة} few {بقيت لك # إعادات مطابقة} many {بقيت لك # إعادة مطابقة} other {بقيت لك # إعادة مطابقة}}.",
  "mails.funded.subject": "أصبحت مطابقتك مموَّلة",
  "mails.funded.text":
    "تم تمويل المطابقة مع \u2068{other}\u2069 بمبلغ {amount}.",
  "mails.fundingStated.subject": "قُدّمت إفادة بتمويل مطابقتك",
  "mails.fundingStated.toInvestee":
    "وردت إفادة من \u2068{other}\u2069 بأنك حصلت على تمويل قدره {amount} بتاريخ {date}.",
  "mails.fundingStated.toInvestor":
    "وردت إفادة من \u2068{other}\u2069 باستلام تمويل قدره {amount} بتاريخ {date}.",
  "mails.fundingStated.agreed":
    "تتفق إفادتاكما على المبلغ نفسه. سيتحقق فريقنا من التمويل ويسجله.",
  "mails.fundingStated.open":
    "يرجى إعلامنا بالمبلغ المدفوع وتاريخ الدفع. يسجله فريقنا متى اتفقت إفادتاكما على المبلغ نفسه.",
  "mails.reminder.subject":
    "{count, plural, zero {لا توجد شركات تنتظر ردك} one {شركة تنتظر ردك} two {شركتان تنتظران ردك} few {# شركات تنتظر ردك} many {# شركة تنتظر ردك} other {# شركة تنتظر ردك}}",
  "mails.reminder.text":
    "يرجى قراءة الملفات التعريفية، ثم الموافقة أو الرفض. الرفض مفيد أيضًا: إذ يمكن للشركة عندئذ البحث عن مستثمر آخر.",
  "mails.reminder.overdue":
    "{count, plural, zero {لا ردود متأخرة على مطابقاتك} one {تأخر ردك على مطابقة واحدة} two {تأخر ردك على مطابقتين} few {تأخر ردك على # مطابقات} many {تأخر ردك على # مطابقة} other {تأخر ردك على # مطابقة}}. لن نعرض عليك شركات جديدة حتى يقل عدد الردود المتأخرة عن {silentMatches}.",
  "mails.reminder.score": "درجة المطابقة {score}",
  "mails.reminder.overdueSince": "الرد متأخر منذ {date}",
  "mails.reminder.answerBy": "الرد في موعد أقصاه {date}",
  "mails.reminder.more": "عرض المزيد ({count, number})",
  "mails.datesPassed.subject": "لم يصلك رد أحد المستثمرين في الموعد",
  "mails.datesPassed.heading": "لم يصل الرد في الموعد",
  "mails.datesPassed.text":
    "انتهت في {date} مهلة الرد الممنوحة إلى \u2068{investor}\u2069، ولم يصل رد بعد. لا يزال الرد ممكنًا.",
  "mails.datesPassed.rerun":
    "تتيح لك إعادة المطابقة مستثمرين جددًا، هم الأنسب ممن لم يُعرضوا عليك بعد، بدلًا من: \u2068{investors}\u2069. {rerunsLeft, plural, zero {لم تبقَ لك أي إعادة مطابقة} one {بقيت لك إعادة مطابقة واحدة} two {بقيت لك إعادتا مطابقة} few {بقيت لك # إعادات مطابقة} many {بقيت لك # إعادة مطابقة} other {بقيت لك # إعادة مطابقة}}.",
  // match-outlook.ts
  "outlook.title": "ما يمكن توقعه",
  "outlook.offered":
    "{count, plural, zero {لا يوجد حاليًا مستثمر يمكن عرضه عليك وفق ملفك التعريفي المحفوظ.} one {يوجد حاليًا مستثمر واحد يمكن عرضه عليك وفق ملفك التعريفي المحفوظ.} two {يوجد حاليًا مستثمران يمكن عرضهما عليك وفق ملفك التعريفي المحفوظ.} few {يوجد حاليًا {about, select, yes {نحو } other {}}{number} مستثمرين يمكن عرضهم عليك وفق ملفك التعريفي المحفوظ.} many {يوجد حاليًا {about, select, yes {نحو } other {}}{number} مستثمرًا يمكن عرضهم عليك وفق ملفك التعريفي المحفوظ.} other {يوجد حاليًا {about, select, yes {نحو } other {}}{number} مستثمر يمكن عرضهم عليك وفق ملفك التعريفي المحفوظ.}}",
  "outlook.every":
    "{count, plural, zero {لا يستوفي أي منهم جميع المعايير.} one {يستوفي واحد منهم جميع المعايير.} two {يستوفي اثنان منهم جميع المعايير.} few {يستوفي {about, select, yes {نحو } other {}}{number} منهم جميع المعايير.} many {يستوفي {about, select, yes {نحو } other {}}{number} منهم جميع المعايير.} other {يستوفي {about, select, yes {نحو } other {}}{number} منهم جميع المعايير.}}",
  "outlook.excludes.sector":
    "قطاعك هو المعيار الذي يستبعد أكبر عدد من المستثمرين الآخرين.",
  "outlook.excludes.ticket":
    "حجم تذكرتك هو المعيار الذي يستبعد أكبر عدد من المستثمرين الآخرين.",
  "outlook.excludes.stage":
    "مرحلة شركتك هي المعيار الذي يستبعد أكبر عدد من المستثمرين الآخرين.",
  "outlook.excludes.investmentType":
    "نوع الاستثمار الذي تطلبه هو المعيار الذي يستبعد أكبر عدد من المستثمرين الآخرين.",
  "outlook.excludes.country":
    "بلدك هو المعيار الذي يستبعد أكبر عدد من المستثمرين الآخرين.",
  "outlook.change.capital_needed":
    "إذا كان حجم التذكرة {value}: {changedAbout, select, yes {نحو } other {}}{changed} بدلًا من {about, select, yes {نحو } other {}}{number}.",
  "outlook.change.investment_type":
    "إذا كان نوع الاستثمار «{value}»: {changedAbout, select, yes {نحو } other {}}{changed} بدلًا من {about, select, yes {نحو } other {}}{number}.",
  "outlook.businesses":
    "{count, plural, zero {لا توجد حاليًا شركة بملف تعريفي مكتمل تناسب معاييرك.} one {توجد حاليًا شركة واحدة بملف تعريفي مكتمل يمكن عرضها عليك.} two {توجد حاليًا شركتان بملف تعريفي مكتمل يمكن عرضهما عليك.} few {توجد حاليًا {about, select, yes {نحو } other {}}{number} شركات بملفات تعريفية مكتملة يمكن عرضها عليك.} many {توجد حاليًا {about, select, yes {نحو } other {}}{number} شركة بملفات تعريفية مكتملة يمكن عرضها عليك.} other {توجد حاليًا {about, select, yes {نحو } other {}}{number} شركة بملفات تعريفية مكتملة يمكن عرضها عليك.}} تظهر الشركة هنا عندما تطلب مطابقة.",
  // match-review.ts
  "review.failed.approved": "تعذّرت الموافقة.",
  "review.failed.rejected": "تعذّر الرفض – يرجى المحاولة مرة أخرى.",
  "review.tooMany":
    "تم تغيير هذه المطابقة مرات كثيرة جدًا. يرجى المحاولة لاحقًا. مدة الانتظار: {wait}.",
  "review.lost.approved":
    "تعذّرت الموافقة. استُبدلت المطابقة مع \u2068{name}\u2069 أو أُغلقت، ولم يعد من الممكن تغييرها.",
  "review.lost.rejected":
    "تعذّر الرفض – يرجى المحاولة مرة أخرى. استُبدلت المطابقة مع \u2068{name}\u2069 أو أُغلقت، ولم يعد من الممكن تغييرها.",
  "review.approved":
    "لقد وافقت على \u2068{name}\u2069. عرّفنا كلًا منكما بالآخر عبر البريد الإلكتروني.",
  "review.rejected": "لقد رفضت \u2068{name}\u2069.",
  "review.formerInvestor": "مستثمر سابق",
  "review.formerInvestee": "شركة سابقة",
  "review.refused": "لم يعد من الممكن تغيير هذه المطابقة.",
  // match-status.ts
  "status.pending": "قيد الانتظار",
  "status.approved": "مقبولة",
  "status.rejected": "مرفوضة",
  "status.funded": "مموَّلة",
  "status.closed": "مغلقة",
  "step.pending.current": "يراجع المستثمر ملفك التعريفي",
  "step.pending.completed": "أتم المستثمر المراجعة",
  "step.approved.upcoming": "إذا وافق المستثمر على المطابقة",
  "step.approved.current": "وافق المستثمر على المطابقة",
  "step.approved.completed": "وافق المستثمر على المطابقة",
  "step.approved.withdrawn": "سُحبت الموافقة",
  "step.rejected.upcoming": "فقط إذا رفض المستثمر المطابقة",
  "step.rejected.current": "رفض المستثمر المطابقة",
  "step.funded.upcoming": "عند وصول الأموال",
  "step.funded.current": "وصلت الأموال",
  "step.closed": "هذه المطابقة مغلقة",
  "step.doesNotApply": "لا ينطبق",
  "history.pending": "مطابقة مع \u2068{investor}\u2069",
  "history.approved": "موافقة من \u2068{investor}\u2069",
  "history.rejected": "رفض من \u2068{investor}\u2069",
  "history.funded": "تمويل من \u2068{investor}\u2069 قدره {amount}",
  "history.replaced": "حلّ مستثمر آخر محل \u2068{investor}\u2069",
  "history.closed": "أُغلقت المطابقة مع \u2068{investor}\u2069",
  "tracker.pending":
    "ملفك التعريفي قيد المراجعة لدى \u2068{investor}\u2069. لا يلزمك فعل شيء الآن: سنراسلك بالبريد الإلكتروني فور اتخاذ القرار.",
  "tracker.approved":
    "حصلت على موافقة \u2068{investor}\u2069. يمكنكما الآن التواصل، وسيُعدّ فريقنا الصفقة معكما.",
  "tracker.rejected": "وصلك رفض من \u2068{investor}\u2069.",
  "tracker.rejectedAfterApproval": "تم سحب موافقة \u2068{investor}\u2069.",
  "tracker.closed":
    "\u2068{investor}\u2069: هذه المطابقة مغلقة ولم يعد من الممكن تغييرها.",
  "tracker.funded":
    "حصلت على تمويل من \u2068{investor}\u2069 قدره {amount}. تهانينا: وصلت الأموال، ولم يبقَ ما عليك فعله.",
  // matching.ts
  "matching.incomplete":
    "يرجى إكمال ملفك التعريفي بجميع البيانات المطلوبة قبل المطابقة.",
  "matching.maximum": "بلغت الحد الأقصى لعدد المطابقات ({maxMatches}).",
  "matching.rerunTooFew":
    "تتطلب إعادة المطابقة وجود {maxMatches, plural, zero {# مطابقة} one {مطابقة واحدة} two {مطابقتين} few {# مطابقات} many {# مطابقة} other {# مطابقة}} على الأقل.",
  "matching.rerunLimit":
    "بلغت الحد الأقصى لإعادة المطابقة: {maxReruns, plural, zero {# مرة} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}}.",
  "matching.none":
    "عذرًا، لم نجد حاليًا مستثمرين مطابقين لمعاييرك. نشكرك على صبرك، ويرجى المحاولة لاحقًا.",
  "matching.review": "مطابقاتك قيد المراجعة للموافقة النهائية.",
  "matching.tooMany":
    "طلبت المطابقة مرات كثيرة جدًا. يرجى المحاولة لاحقًا. مدة الانتظار: {wait}.",
  "matching.getMatched": "بدء المطابقة",
  "matching.maximumReached": "بلغت الحد الأقصى للمطابقات",
  "matching.records": "هل لديك قوائم مالية متسقة لسنتين؟",
  "matching.declinedOne": "وصلك رفض من \u2068{investor}\u2069",
  "matching.declinedBoth":
    "وصلك رفض من \u2068{first}\u2069 ومن \u2068{second}\u2069",
  "matching.overdueOne": "لم يصلك رد من \u2068{investor}\u2069 في الموعد",
  "matching.overdueBoth":
    "لم يصلك رد في الموعد من \u2068{first}\u2069 ولا من \u2068{second}\u2069",
  "matching.declinedAndOverdue":
    "{firstStatus, select, rejected {وصلك رفض من} other {لم يصلك رد في الموعد من}} \u2068{first}\u2069، و{secondStatus, select, rejected {وصلك رفض من} other {لم يصلك رد في الموعد من}} \u2068{second}\u2069",
  "matching.declinedGetMatched":
    "اختر «بدء المطابقة» للبحث عن مستثمر آخر. لا يُحتسب ذلك من مرات إعادة المطابقة.",
  "matching.declinedNoRerun":
    "{maxReruns, plural, =2 {استخدمت مرتي إعادة المطابقة المتاحتين لك.} other {استخدمت جميع مرات إعادة المطابقة المتاحة لك.}} يمكن لبرامجنا أن تُعدّ شركتك للمستثمر التالي، ويمكن لفريق الدعم الإجابة عن أسئلتك.",
  "rerun.replacesDeclinedOne":
    "وصلك رفض من \u2068{investor}\u2069. عند إعادة المطابقة، يحل محل هذا المستثمر أنسب مستثمر ممن لم يُعرضوا عليك بعد.",
  "rerun.replacesDeclinedBoth":
    "وصلك رفض من \u2068{first}\u2069 ومن \u2068{second}\u2069. عند إعادة المطابقة، يحل محلهما أنسب مستثمرَين ممن لم يُعرضوا عليك بعد. وإذا وجدنا مستثمرًا واحدًا فقط، فسيحل محل \u2068{first}\u2069.",
  "rerun.replacesPendingOne":
    "لم يصلك بعد رد من \u2068{investor}\u2069. عند إعادة المطابقة، يحل محل هذا المستثمر أنسب مستثمر ممن لم يُعرضوا عليك بعد.",
  "rerun.replacesPendingBoth":
    "لم يصلك بعد رد من \u2068{first}\u2069 ولا من \u2068{second}\u2069. عند إعادة المطابقة، يحل محلهما أنسب مستثمرَين ممن لم يُعرضوا عليك بعد. وإذا وجدنا مستثمرًا واحدًا فقط، فسيحل محل \u2068{first}\u2069.",
  "rerun.replacesOverdueOne":
    "لم يصلك رد من \u2068{investor}\u2069 في الموعد. عند إعادة المطابقة، يحل محل هذا المستثمر أنسب مستثمر ممن لم يُعرضوا عليك بعد.",
  "rerun.replacesOverdueBoth":
    "{firstStatus, select, rejected {وصلك رفض من} other {لم يصلك رد في الموعد من}} \u2068{first}\u2069، و{secondStatus, select, rejected {وصلك رفض من} other {لم يصلك رد في الموعد من}} \u2068{second}\u2069. عند إعادة المطابقة، يحل محلهما أنسب مستثمرَين ممن لم يُعرضوا عليك بعد. وإذا وجدنا مستثمرًا واحدًا فقط، فسيحل محل \u2068{first}\u2069.",
  "rerun.replacesNone":
    "تُستخدم إعادة المطابقة لاستبدال مستثمرين رفضوا أو لم يردوا بعد. وقد حصلت على موافقة كلا المستثمرين، فلا يوجد من يُستبدل.",
  "rerun.notReplaced": "لا يشمل الاستبدال \u2068{investor}\u2069.",
  "rerun.final":
    "لا يمكن التراجع عن إعادة المطابقة. وإذا لم نجد مستثمرًا آخر، فلن يتغير شيء ولن تُحتسب إعادة المطابقة.",
  "rerun.replaced":
    "المستثمر الجديد هو \u2068{newer}\u2069 بدلًا من \u2068{older}\u2069.",
  "rerun.changed":
    "تغيرت مطابقاتك. يرجى مراجعتها قبل طلب إعادة المطابقة مجددًا.",
  "matching.intro":
    "نبحث لك عن {maxMatches, plural, zero {# مستثمر} one {مستثمر واحد} two {مستثمرين اثنين} few {# مستثمرين} many {# مستثمرًا} other {# مستثمر}} على الأكثر وفق قطاعك وحجم تذكرتك ومرحلتك وبلدك.",
  "matching.loading": "جارٍ تحميل ملفك التعريفي ومطابقاتك",
  "matching.required": "المطلوب للمطابقة",
  "matching.missing": "ناقص",
  "matching.completeProfile": "إكمال ملفك التعريفي",
  "matching.saveProfile": "حفظ ملفك التعريفي",
  "matching.rerun": "إعادة المطابقة",
  "matching.rerunLater":
    "تتاح إعادة المطابقة متى كانت لديك {maxMatches, plural, zero {# مطابقة} one {مطابقة واحدة} two {مطابقتان} few {# مطابقات} many {# مطابقة} other {# مطابقة}}.",
  "matching.rerunTitle": "ما تغيّره إعادة المطابقة هذه",
  "matching.seePrograms": "الاطلاع على البرامج",
  "matching.contactSupport": "الاتصال بالدعم",
  "matching.working": "نبحث عن مستثمرين مناسبين. يستغرق ذلك لحظات.",
  "matching.results": "مطابقاتك",
  "matching.empty": "لا توجد مطابقات بعد",
  "matching.emptyHint":
    "اختر «بدء المطابقة» لترى هنا {maxMatches, plural, zero {# مستثمر} one {مستثمر واحد} two {مستثمرين اثنين} few {# مستثمرين} many {# مستثمرًا} other {# مستثمر}} على الأكثر، مع درجة كل مطابقة وأسبابها.",
  "matching.score": "درجة المطابقة",
  "matching.why": "لماذا هذا المستثمر؟",
  "matching.whyNot": "ما لا يتوافق",
  "matching.follow": "متابعتها في لوحة التحكم",
  "matching.recordsTitle": "سجلاتك",
  "matching.assistanceTitle": "يمكننا مساعدتك على الاستعداد",
  "matching.assistance":
    "يطلب المستثمرون قوائم مالية متسقة لسنتين. يمكن لفريقنا مساعدتك في إعدادها: أرسل إلينا ما لديك حتى الآن، وسنبيّن لك ما ينقص.",
  "matching.criteriaTitle": "معايير الأهلية",
  "matching.criteria":
    "يبحث المستثمرون على Ubia عن شركات تستوفي هذه المعايير التسعة. هل تستوفيها؟",
  "matching.proceed": "نعم، متابعة",
  "matching.alertTitle": "يرجى الانتباه",
  "matching.profileTitle": "أكمل ملفك التعريفي أولًا",
  "matching.goToProfile": "الانتقال إلى ملفك التعريفي",
  "matching.rerunsLeft":
    "{count, plural, zero {لم تبقَ أي إعادة مطابقة} one {بقيت إعادة مطابقة واحدة} two {بقيت إعادتا مطابقة} few {بقيت {count} إعادات مطابقة} many {بقيت {count} إعادة مطابقة} other {بقيت {count} إعادة مطابقة}}",
  // navbar.ts
  "nav.label": "التنقل الرئيسي",
  "nav.menu": "القائمة",
  "nav.home": "الرئيسية",
  "nav.about": "من نحن",
  "nav.programs": "البرامج",
  "nav.insights": "رؤى",
  "nav.contact": "اتصل بنا",
  "nav.logIn": "تسجيل الدخول",
  "nav.joinNow": "الانضمام الآن",
  "nav.dashboard": "لوحة التحكم",
  "nav.logout": "تسجيل الخروج",
  "nav.language": "اللغة",
  "language.logoutTitle": "هل تريد فتح اللغة الأخرى وتسجيل الخروج؟",
  "language.logoutText":
    "يمنع متصفحك تخزين البيانات لهذا الموقع، أو أن مساحة التخزين ممتلئة، ولذلك يؤدي فتح الصفحة بلغة أخرى إلى تسجيل خروجك وفقدان ما كتبته.",
  "language.open": "فتح وتسجيل الخروج",
  "language.stay": "البقاء",
  "sidebar.greeting": "مرحبًا",
  "sidebar.investor": "مستثمر",
  "sidebar.investee": "طالب تمويل",
  "sidebar.profile": "الملف التعريفي",
  "sidebar.lookingForFunding": "تبحث عن تمويل؟",
  "sidebar.tradeConnect": "Trade Connect",
  "sidebar.support": "الدعم",
  "sidebar.manageAccount": "إدارة الحساب",
  "sidebar.changePassword": "تغيير كلمة المرور",
  "sidebar.deleteAccount": "حذف الحساب",
  "sidebar.manageAccountText": "ماذا تود أن تفعل بحسابك؟",
  "sidebar.changePasswordText": "سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
  "sidebar.deleteAccountText":
    "سيُحذف ملفك التعريفي وملفاتك نهائيًا، وتُغلق مطابقاتك المفتوحة.",
  "footer.about":
    "Ubia كلمة سواحيلية تعني الشراكة. نجمع الشركات في أنحاء أفريقيا بمستثمرين يدعمون ما تنجزه.",
  "footer.platform": "المنصة",
  "footer.help": "المساعدة",
  "footer.offices": "المكاتب",
  "footer.legal": "لكل بلد سياسة خصوصية خاصة به.",
  "footer.legalLink": "قراءة سياسة بلدك",
  "insights.loading": "جارٍ تحميل البلدان والمناطق",
  "insights.search": "البلد أو المنطقة",
  "insights.placeholder": "ابحث عن بلد أو منطقة…",
  "insights.africa": "أفريقيا",
  "insights.regions": "المناطق",
  "insights.beyond": "خارج أفريقيا",
  "insights.reading":
    "{topic}، {minutes, plural, zero {أقل من دقيقة قراءة} one {دقيقة قراءة} two {دقيقتا قراءة} few {# دقائق قراءة} many {# دقيقة قراءة} other {# دقيقة قراءة}}",
  "insights.found":
    "{count, plural, zero {لا توجد نتائج} one {بلد واحد أو منطقة واحدة} two {نتيجتان من البلدان والمناطق} few {{count} نتائج من البلدان والمناطق} many {{count} نتيجة من البلدان والمناطق} other {{count} نتيجة من البلدان والمناطق}}",
  // password-change.ts
  "change.currentRequired": "يرجى إدخال كلمة المرور الحالية.",
  "change.sent": "تم إرسال رابط تغيير كلمة المرور إلى بريدك الإلكتروني.",
  "change.wrongPassword": "كلمة المرور الحالية غير صحيحة.",
  "change.missing":
    "كلمة المرور الحالية أو عنوان الواجهة (frontend URL) غير موجود.",
  "change.mailFailed": "تعذّر إرسال الرسالة. يرجى المحاولة لاحقًا.",
  "change.failed": "تعذّرت معالجة طلبك. يرجى المحاولة مرة أخرى.",
  "changeByLink.success": "تم تغيير كلمة المرور. يرجى تسجيل الدخول من جديد.",
  "changeByLink.reused":
    "لا يمكنك إعادة استخدام أي من كلمات المرور الأخيرة (وعددها {passwordHistory}).",
  "changeByLink.failed":
    "تعذّر تغيير كلمة المرور. ربما يكون الرابط غير صالح أو منتهي الصلاحية.",
  "change.intro":
    "أدخل كلمة المرور الحالية، وسنرسل إليك رابطًا بالبريد الإلكتروني لاختيار كلمة مرور جديدة.",
  "change.current": "كلمة المرور الحالية",
  "change.submit": "إرسال الرابط بالبريد الإلكتروني",
  "change.sentTitle": "تحقق من صندوق الوارد",
  "change.sentTo": "أرسلنا الرابط إلى",
  "change.requestAgain": "طلب رابط آخر",
  "change.doneTitle": "تم تغيير كلمة المرور",
  // password-reset-confirm.ts
  "resetConfirm.success": "تمت إعادة تعيين كلمة المرور بنجاح.",
  "resetConfirm.tooMany":
    "محاولات كثيرة جدًا. يرجى المحاولة بعد {resetConfirmMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
  "resetConfirm.reused":
    "سبق لك استخدام كلمة المرور هذه. يرجى اختيار كلمة مرور جديدة.",
  "resetConfirm.linkInvalid":
    "لم يعد رابط إعادة التعيين هذا صالحًا. يرجى طلب رابط جديد.",
  "resetConfirm.failed":
    "تعذّرت إعادة تعيين كلمة المرور. يرجى المحاولة مرة أخرى.",
  "resetConfirm.intro": "استخدم كلمة مرور لا تستخدمها في أي مكان آخر.",
  "resetConfirm.submit": "تعيين كلمة المرور الجديدة",
  "resetConfirm.doneTitle": "تم تعيين كلمة المرور الجديدة",
  "resetConfirm.invalidTitle": "يرجى طلب رابط جديد",
  "resetConfirm.invalidNext":
    "يعمل الرابط مرة واحدة، وتنتهي صلاحيته بعد {linkHours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.",
  "resetConfirm.newLink": "طلب رابط جديد",
  // password-reset-request.ts
  "reset.emailRequired": "يرجى إدخال بريدك الإلكتروني.",
  "reset.sent":
    "إذا كان هناك حساب بهذا البريد الإلكتروني، فقد أرسلنا إليه رابط إعادة تعيين كلمة المرور.",
  "reset.noResponse":
    "لم تستجب خدمتنا. يرجى التحقق من اتصالك والمحاولة مرة أخرى إذا لم تصل أي رسالة.",
  "reset.overloaded":
    "الضغط على خدمتنا كبير حاليًا. إذا لم تصل أي رسالة، فيرجى المحاولة بعد قليل.",
  "reset.tooMany":
    "محاولات كثيرة لإعادة تعيين كلمة المرور. يرجى المحاولة لاحقًا. مدة الانتظار: {wait}.",
  "reset.tooManyLater":
    "محاولات كثيرة لإعادة تعيين كلمة المرور. يرجى المحاولة لاحقًا.",
  "reset.intro":
    "أدخل بريدك الإلكتروني، وسنرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
  "reset.submit": "إرسال رابط إعادة التعيين",
  "reset.remembered": "تذكرت كلمة المرور؟",
  // payment.ts
  "payment.required": "جميع الحقول مطلوبة.",
  "payment.cardNumber": "يجب أن يتكون رقم البطاقة من {cardDigits} خانة رقمية.",
  "payment.expiryFormat":
    "يجب أن يكون تاريخ الانتهاء بصيغة \u2066MM/YY\u2069 أو \u2066MM/YYYY\u2069.",
  "payment.expiryPast": "انتهت صلاحية البطاقة. يرجى إدخال شهر وسنة صالحين.",
  "payment.cvv": "يجب أن يتكون رمز CVV من {cvvMin} أو {cvvMax} أرقام.",
  "payment.fieldEmpty": "يرجى ملء هذا الحقل.",
  "payment.success": "تمت عملية الدفع التجريبية. لم تُحوَّل أي أموال.",
  "payment.thanks":
    "شكرًا لك. تمت عملية الدفع التجريبية بمبلغ {fee} مقابل «\u2068{programme}\u2069». لم تُحوَّل أي أموال.",
  "payment.thanksWithoutProgramme":
    "شكرًا لك. تمت عملية الدفع التجريبية. لم تُحوَّل أي أموال.",
  "payment.intro": "تحقق مما ستدفع مقابله وأدخل بيانات بطاقتك.",
  "payment.simulationTitle": "هذه محاكاة. لن تُحوَّل أي أموال.",
  "payment.simulation":
    "ما تكتبه هنا لا يغادر هذه الصفحة ولا يُخزَّن ولا يُتحقَّق منه لدى أي مصرف. يرجى عدم استخدام بطاقة حقيقية: يكفي أي رقم من {cardDigits} خانة، مثل \u20664000\u00a01234\u00a05678\u00a09010\u2069.",
  "payment.formTitle": "البطاقة",
  "payment.name": "اسم حامل البطاقة",
  "payment.number": "رقم البطاقة",
  "payment.numberHint": "{cardDigits} خانة رقمية؛ يُسمح بالمسافات والشرطات.",
  "payment.expiry": "تاريخ الانتهاء",
  "payment.expiryHint": "\u2066MM/YY\u2069 أو \u2066MM/YYYY\u2069",
  "payment.cvvLabel": "رمز CVV",
  "payment.cvvHint": "{cvvMin} أو {cvvMax} أرقام",
  "payment.pay": "الدفع الآن",
  "payment.processing":
    "جارٍ محاكاة الدفع. يستغرق ذلك {paymentSeconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.",
  "payment.leave": "يمكنك مغادرة هذه الصفحة في أي وقت دون أن يُخصم منك أي مبلغ.",
  "payment.summaryTitle": "ما ستدفع مقابله",
  "payment.fee": "الرسوم",
  // The fee names the currency.
  "payment.currency": "",
  "payment.nothingChosen": "لم تختر برنامجًا.",
  "payment.nothingChosenHint":
    "يمكنك مع ذلك تجربة الدفع، أو اختيار برنامج أولًا.",
  "payment.choose": "اختيار برنامج",
  "payment.doneTitle": "تم الدفع",
  "payment.doneNext":
    "ستُفتح برامجك بعد {paymentRedirectSeconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.",
  "payment.continue": "الانتقال إلى برامجك",
  // pitch-deck.ts
  "deck.loadFailed": "تعذّر تحميل عروضك التقديمية.",
  "deck.uploaded": "تم رفع \u2068{name}\u2069.",
  "deck.removed": "تمت إزالة \u2068{name}\u2069.",
  "deck.removeFailed":
    "تعذّرت إزالة \u2068{name}\u2069. يرجى المحاولة مرة أخرى.",
  "deck.refused": "رُفض هذا الملف.",
  "file.gone": "لم يعد \u2068{name}\u2069 متاحًا.",
  // profile.ts
  "profile.userFetchFailed": "تعذّر جلب بيانات المستخدم",
  "profile.loadFailed": "تعذّر تحميل بيانات الملف التعريفي",
  "profile.saveFailed": "تعذّر حفظ الملف التعريفي: {reason}",
  "profile.updated": "تم تحديث الملف التعريفي بنجاح!",
  "profile.created": "تم إنشاء الملف التعريفي بنجاح!",
  "profile.disallowedCharacters": "غير مسموح به هنا: \u2068{characters}\u2069",
  "profile.businessName":
    "يُسمح فقط بالحروف والأرقام والمسافات والرموز \u2066& . -\u2069 (عدد الأحرف من {businessNameMin} إلى {businessNameMax}).",
  "profile.businessAddress":
    "يُسمح فقط بالحروف والأرقام والمسافات والفواصل والرموز \u2066. ' -\u2069 (عدد الأحرف من {businessAddressMin} إلى {businessAddressMax}).",
  "profile.businessAddressTooShort": "عنوان الشركة قصير جدًا.",
  "profile.marketLength":
    "يجب أن يكون عدد الأحرف في حقل «السوق» من {marketMin} إلى {marketMax}.",
  "profile.textCharacters":
    "يُسمح فقط بالحروف والأرقام والمسافات والفواصل والنقاط والشرطة (-).",
  "profile.textAlphanumeric": "يرجى إدخال حرف أو رقم واحد على الأقل.",
  "profile.pitchLink":
    "يجب أن تكون بداية الرابط \u2066http://\u2069 أو \u2066https://\u2069",
  "profile.pitchLinkExample": "– يرجى كتابة \u2066{link}\u2069",
  "profile.pitchLinkSpaces": "يجب ألا يحتوي على مسافات.",
  "profile.pitchLinkTooLong": "يجب ألا يزيد عدد الأحرف على {max, number}.",
  "profile.tooManyWords":
    "الحد الأقصى لعدد الكلمات هو {max}، والعدد الحالي {count}.",
  "profile.choice": "يرجى اختيار أحد الخيارات.",
  "profile.wholeNumber": "يرجى إدخال عدد صحيح، 0 أو أكثر.",
  "profile.amount": "يرجى إدخال مبلغ أكبر من 0، بمنزلتين عشريتين على الأكثر.",
  "profile.amountTooHigh": "يرجى إدخال مبلغ أقل من {max, number}.",
  "profile.numberTooHigh": "يرجى إدخال عدد أقل من {max, number}.",
  "profile.amountInFull":
    "يرجى كتابة المبلغ بالدولار الأمريكي كاملًا وبالأرقام، مثل {example, number}.",
  "profile.numberInFull":
    "يرجى كتابة العدد كاملًا وبالأرقام، مثل {example, number}.",
  "profile.readings":
    "يمكن قراءة «\u2068{text}\u2069» بأكثر من طريقة. يرجى اختيار العدد المقصود أو كتابته من جديد.",
  "profile.reading": "{number} ({words})",
  "profile.leftNumber": "{field}: \u2068{text}\u2069",
  "profile.inWords.dollars":
    "{count, plural, zero {{words} دولار أمريكي} one {دولار أمريكي واحد} two {دولاران أمريكيان} few {{words} دولارات أمريكية} many {{words} دولارًا أمريكيًا} other {{words} دولار أمريكي}}",
  "profile.inWords.people":
    "{count, plural, zero {{words} شخص} one {شخص واحد} two {شخصان} few {{words} أشخاص} many {{words} شخصًا} other {{words} شخص}}",
  "profile.inWords.years":
    "{count, plural, zero {{words} سنة} one {سنة واحدة} two {سنتان} few {{words} سنوات} many {{words} سنة} other {{words} سنة}}",
  "profile.inWords.cents":
    "{words} و{cents, plural, zero {{cents} سنت} one {سنت واحد} two {سنتان} few {{cents} سنتات} many {{cents} سنتًا} other {{cents} سنت}}",
  "profile.revenueOrder": "يجب ألا يقل أعلى إيراد عن أدنى إيراد.",
  "profile.submit.invalid": "قيمة غير صالحة في حقل «{field}»: {problem}",
  "profile.submit.businessAddress":
    "يحتوي عنوان الشركة على رموز غير مسموح بها.",
  "profile.submit.market":
    "يُسمح في حقل «السوق» فقط بالحروف والأرقام والمسافات والفواصل والنقاط والشرطة (-)، ويجب أن يكون عدد الأحرف من {marketMin} إلى {marketMax} وأن يتضمن الحقل حرفًا أو رقمًا واحدًا على الأقل.",
  "profile.submit.pitchLink":
    "يجب أن يكون رابط العرض عنوان URL صالحًا بدايته \u2066http://\u2069 أو \u2066https://\u2069",
  "profile.file.tooLarge":
    "يرجى اختيار ملف لا يتجاوز حجمه {uploadMegabytes} ميغابايت.",
  "profile.file.avatarImage": "يرجى اختيار صورة.",
  "profile.file.avatarJpegPng": "يرجى اختيار صورة بصيغة JPEG أو PNG.",
  "profile.file.avatarUnsupported": "لا يستطيع هذا المتصفح عرض هذه الصورة.",
  "profile.file.document":
    "يرجى اختيار ملف PDF أو Excel أو Word أو JPEG أو PNG.",
  "profile.file.deck": "يرجى اختيار ملف PDF أو PowerPoint.",
  "profile.file.gone":
    "لم تعد قراءة \u2068{name}\u2069 ممكنة، لأن الملف حُذف أو أُعيدت تسميته أو عُدّل بعد اختياره. يرجى اختياره من جديد.",
  "profile.file.locked":
    "هذا الملف محمي بكلمة مرور. يرجى حفظه دون كلمة مرور واختياره من جديد.",
  "profile.file.slideShow":
    "هذا عرض شرائح PowerPoint (PPSX). يرجى حفظه بصيغة PDF أو بصيغة عرض PowerPoint (PPTX) واختيار ذلك الملف.",
  "profile.file.macros":
    "يحتوي هذا العرض على وحدات ماكرو (PPTM). يرجى حفظه بصيغة PDF أو بصيغة عرض PowerPoint (PPTX) واختيار ذلك الملف.",
  "profile.file.openDocument":
    "هذا عرض OpenDocument (ODP). يرجى تصديره بصيغة PDF واختيار ذلك الملف.",
  "profile.file.keynote":
    "هذا عرض Keynote. يرجى تصديره بصيغة PDF أو PowerPoint واختيار ذلك الملف.",
  "profile.file.heic":
    "هذه صورة بصيغة HEIC لا تعرضها متصفحات كثيرة. يرجى حفظها بصيغة JPEG واختيار ذلك الملف.",
  "profile.file.deckLimit":
    "الحد الأقصى للعروض التقديمية المخزَّنة هو {max}. يرجى إزالة أحدها أولًا.",
  "profile.file.tooMany":
    "رفعت ملفات كثيرة جدًا. يرجى المحاولة لاحقًا. مدة الانتظار: {wait}.",
  "profile.file.empty": "يرجى اختيار ملف غير فارغ.",
  "profile.exists":
    "لديك ملف تعريفي بالفعل. يرجى إعادة تحميل هذه الصفحة لتحديثه.",
  "profile.conflict":
    "تم تغيير ملفك التعريفي على جهاز آخر أو في علامة تبويب أخرى بعد أن فتحته هنا.",
  "profile.conflictTitle": "اختر القيم التي تريد الاحتفاظ بها",
  "profile.conflictText":
    "تم حفظ ملفك التعريفي على جهاز آخر أو في علامة تبويب أخرى بعد أن فتحته هنا. ما كتبته لا يزال هنا، ولن يُحفظ شيء حتى تختار.",
  "profile.conflictMine": "ما كتبته",
  "profile.conflictTheirs": "ما حُفظ من جهاز آخر",
  "profile.conflictEmpty": "فارغ",
  "profile.conflictSave": "حفظ هذه القيم",
  "profile.conflictBack": "العودة إلى النموذج",
  "profile.draftFound": "احتفظنا بما كتبته عندما غادرت هذه الصفحة.",
  "profile.offline": "أنت غير متصل بالإنترنت.",
  "profile.intercepted":
    "جاء الرد من الشبكة بدلًا من Ubia. ربما تطلب الشبكة تسجيل الدخول إليها: افتح موقعًا آخر، ثم احفظ من جديد.",
  "profile.timeout": "لم يستجب الخادم خلال المهلة المحددة.",
  "profile.titleNew": "إعداد ملفك التعريفي",
  "profile.titleExisting": "تحديث ملفك التعريفي للمطابقة",
  "profile.intro.investee": "يقرأ المستثمرون هذه البيانات قبل اتخاذ قرارهم.",
  "profile.intro.investor":
    "نستخدم هذه البيانات لإجراء المطابقة. ترى الشركات المطابقة اسم شركتك وبلدك ونطاق استثمارك المستهدف والقطاعات التي تهمك وأنواع الاستثمار. وبعد موافقتك على شركة، تطّلع هذه الشركة أيضًا على عنوان بريدك الإلكتروني.",
  "profile.loading": "جارٍ تحميل ملفك التعريفي",
  "profile.readOnly": "يمكنك قراءة ملفك التعريفي هنا، وتعديله متى عاد الاتصال.",
  "profile.failed": "لم يتغير شيء. يرجى التحقق من اتصالك والمحاولة مرة أخرى.",
  "profile.draftText": "لم يُرسَل، وهو مخزَّن على هذا الجهاز فقط.",
  "profile.draftRestore": "استعادة ما كتبته",
  "profile.draftDiscard": "حذف ما كتبته",
  "profile.refused": "يرجى تصحيح الحقول المشار إليها أدناه.",
  "profile.inputKept": "كل ما كتبته لا يزال هنا.",
  "profile.saveNew": "تحديث الملف التعريفي",
  "profile.saveExisting": "حفظ التغييرات",
  "profile.saved.idle": "جارٍ الانتقال إلى لوحة التحكم.",
  "profile.saved.busy":
    "لا يزال تحديث عروضك التقديمية جاريًا. ستُفتح لوحة التحكم عند اكتماله.",
  "profile.saved.failed":
    "لم يتم تحديث جميع عروضك التقديمية. يظهر السبب تحت «العرض التقديمي».",
  "profile.unsaved": "لم يُحفظ بعد.",
  "profile.unchanged": "لا توجد تغييرات للحفظ.",
  "profile.sendingForm": "جارٍ الحفظ.",
  "profile.noOption": "لا توجد خيارات مطابقة",
  "profile.replacement.offer": "استبدال هذه الرموز",
  "profile.replacement.preview": "النص بعد استبدال هذه الرموز",
  "profile.replacement.accept": "استخدام هذا النص",
  "profile.replacement.decline": "الاحتفاظ بنصي",
  "profile.replacement.done": "تم استبدال الرموز.",
  "profile.replacement.undo": "التراجع",
  "profile.panels.business": "شركتك",
  "profile.panels.funding": "ما تبحث عنه",
  "profile.panels.figures": "الأرقام",
  "profile.panels.pitch": "عرض مشروعك",
  "profile.panels.documents": "المستندات",
  "profile.panels.picture": "الصورة",
  "profile.panels.investing": "ما تستثمر فيه",
  "profile.panels.ready": "الجاهزية للمطابقة",
  "profile.usd": "(بالدولار الأمريكي)",
  "profile.emailHint": "العنوان الذي تسجّل الدخول به. لا يمكن تغييره هنا.",
  "profile.fields.business_name.label": "اسم الشركة",
  "profile.fields.business_type.label": "الشكل القانوني",
  "profile.fields.business_type.choose": "اختر شكلًا قانونيًا",
  "profile.fields.location.label": "البلد",
  "profile.fields.location.choose": "اختر بلدًا",
  "profile.fields.description.label": "الوصف",
  "profile.fields.description.hint.investee":
    "ما نشاطك، ومن عملاؤك، وفيم ستستخدم الأموال.",
  "profile.fields.description.hint.investor": "من أنت، وكيف تستثمر.",
  "profile.fields.business_address.label": "عنوان الشركة",
  "profile.fields.capital_needed.label": "حجم التذكرة",
  "profile.fields.capital_needed.hint": "المبلغ الذي تطلبه",
  "profile.fields.business_stage.label": "مرحلة الشركة",
  "profile.fields.business_stage.hint": "المرحلة الحالية للشركة",
  "profile.fields.business_stage.choose": "اختر مرحلة",
  "profile.fields.sector_type.label": "القطاع",
  "profile.fields.sector_type.choose": "اختر قطاعًا",
  "profile.fields.investment_type.label": "نوع الاستثمار",
  "profile.fields.investment_type.choose": "اختر نوعًا",
  "profile.fields.market.label": "السوق",
  "profile.fields.market.hint": "من يشتري منك، وأين",
  "profile.fields.pitch_link.label": "رابط العرض",
  "profile.fields.pitch_link.hint": "صفحة أو مقطع فيديو عن شركتك",
  "profile.fields.pitch_deck.label": "العرض التقديمي",
  "profile.fields.pitch_deck.hint":
    "ملف PDF أو PowerPoint، بحجم أقصاه {uploadMegabytes} ميغابايت لكل ملف. يُرفع كل عرض فور اختياره، ويمكن للمستثمرين المطابقين لك فتحه.",
  "profile.fields.annual_turnover.label": "حجم الأعمال السنوي",
  "profile.fields.annual_turnover.hint": "آخر سنة كاملة",
  "profile.fields.financial_position.label": "الوضع المالي",
  "profile.fields.financial_position.hint": "آخر سنة كاملة",
  "profile.fields.financial_position.choose": "اختر وضعًا",
  "profile.fields.financial_position.options.profit": "ربح",
  "profile.fields.financial_position.options.loss": "خسارة",
  "profile.fields.financial_position.options.break-even": "تعادل",
  "profile.fields.revenue_min.label": "أدنى إيراد سنوي",
  "profile.fields.revenue_min.shortLabel": "الإيراد السنوي",
  "profile.fields.revenue_max.label": "أعلى إيراد سنوي",
  "profile.fields.team_capacity.label": "حجم الفريق",
  "profile.fields.team_capacity.hint": "الموظفون بدوام كامل",
  "profile.fields.years_of_operation.label": "سنوات النشاط",
  "profile.fields.years_of_operation.hint": "السنوات الكاملة منذ بدء النشاط",
  "profile.fields.registration.label": "شركة مسجلة",
  "profile.fields.ability_to_scale.label": "القدرة على التوسع",
  "profile.fields.ability_to_scale.hint": "كيف ستنمو الشركة بفضل التمويل",
  "profile.fields.ability_to_scale_file.label": "خطة التوسع",
  "profile.fields.ability_to_scale_file.hint":
    "ملف PDF أو Excel أو Word أو JPEG أو PNG، بحجم أقصاه {uploadMegabytes} ميغابايت. يراه المستثمرون بعد موافقتهم على مطابقتك.",
  "profile.fields.financial_records.label": "السجلات المالية",
  "profile.fields.financial_records.hint": "ما لديك من قوائم مالية، ولأي سنوات",
  "profile.fields.financial_records_file.label": "القوائم المالية",
  "profile.fields.financial_records_file.hint":
    "ملف PDF أو Excel أو Word أو JPEG أو PNG، بحجم أقصاه {uploadMegabytes} ميغابايت. يراها المستثمرون بعد موافقتهم على مطابقتك.",
  "profile.fields.investment_target.label": "نطاق الاستثمار المستهدف",
  "profile.fields.investment_target.shortLabel": "مبلغ الاستثمار",
  "profile.fields.investment_target.hint": "نطاق المبالغ التي تستثمرها",
  "profile.fields.investment_target.choose": "اختر نطاقًا",
  "profile.fields.sectors_of_interest.label": "القطاعات التي تهمك",
  "profile.fields.sectors_of_interest.shortLabel": "القطاعات",
  "profile.fields.sectors_of_interest.hint":
    "اختر كل ما يناسب. اكتب لتصفية القائمة.",
  "profile.fields.business_stages_investor.label": "مراحل الشركات",
  "profile.fields.business_stages_investor.hint": "اختر كل ما يناسب.",
  "profile.fields.investment_types_investor.label": "أنواع الاستثمار",
  "profile.fields.investment_types_investor.hint": "اختر كل ما يناسب.",
  "profile.fields.investment_preference.label": "تفضيلات الاستثمار",
  "profile.fields.investment_preference.hint": "ما تبحث عنه في الشركة",
  "profile.fields.avatar.label": "شعار أو صورة",
  "profile.fields.avatar.hint.investee":
    "صورة JPEG أو PNG، بحجم أقصاه {uploadMegabytes} ميغابايت.",
  "profile.fields.avatar.hint.investor":
    "أي صورة، بحجم أقصاه {uploadMegabytes} ميغابايت.",
  "profile.files.chosen": "يُرسَل عند الحفظ",
  "profile.files.sending": "جارٍ إرساله",
  "profile.files.stored": "مخزَّن",
  "profile.files.opening": "جارٍ فتحه",
  "profile.files.waiting": "ينتظر الإرسال",
  "profile.files.refused": "لم يُرسَل",
  "profile.files.stalled": "توقف",
  "profile.decks.loading": "جارٍ تحميل عروضك التقديمية",
  "profile.decks.removeTitle": "هل تريد إزالة هذا العرض التقديمي؟",
  "profile.decks.removeText":
    "لن يتمكن المستثمرون المطابقون لك من فتحه بعد ذلك.",
  "profile.decks.keep": "الاحتفاظ به",
  "profile.leave.title": "هل تريد المغادرة دون حفظ؟",
  "profile.leave.unsaved":
    "يبقى ما كتبته في علامة التبويب هذه، ويمكن استعادته عند عودتك. أما الملفات التي اخترتها فلا تُحفظ.",
  "profile.leave.sendingTitle": "هل تريد المغادرة قبل اكتمال الرفع؟",
  "profile.leave.sending":
    "لم يكتمل رفع عرضك التقديمي بعد. مغادرة هذه الصفحة تلغي الرفع.",
  "profile.leave.leave": "مغادرة",
  "profile.leave.stay": "البقاء",
  "profile.readiness.needs": "لا يزال مطلوبًا للمطابقة: {fields}.",
  "profile.readiness.unsaved": "أُدخل ولم يُحفظ بعد: {fields}.",
  "profile.readiness.saveFirst":
    "احفظ ملفك التعريفي أولًا: لا تستخدم المطابقة سوى البيانات المحفوظة.",
  "profile.readiness.notSaved": "{field}: لم تُحفظ القيمة بعد",
  "profile.signs.percent": "في المئة",
  "profile.signs.and": "و",
  "profile.signs.or": "أو",
  "profile.readiness.saving": "مطلوب أيضًا للحفظ",
  "profile.readiness.complete.investee":
    "يتضمن ملفك التعريفي كل ما تتطلبه المطابقة.",
  "profile.readiness.complete.investor":
    "يتضمن ملفك التعريفي كل ما تستخدمه المطابقة.",
  "profile.readiness.helpful.investee": "يهتم المستثمرون أيضًا بما يلي",
  "profile.readiness.helpful.investor": "مفيد أيضًا",
  "profile.wordCount": "عدد الكلمات: {count} من {max}",
  "profile.files.sent": "أُرسل {percent}",
  "profile.files.deckCount": "المخزَّن: {count} من {max}",
  "profile.readiness.count": "{ready} من {all}",
  // programmes.ts
  "programmes.intro":
    "دورات ومسرّعات أعمال وإرشاد وتدريب على عرض المشاريع، تُعدّ الشركات وفرقها للاستثمار.",
  "programmes.members.title": "برامجك",
  "programmes.members.intro":
    "كل ما نقدمه نحن وشركاؤنا، مع تفاصيل لا يراها سوى الأعضاء: المواعيد وما ستتعلمه.",
  "programmes.members.thanksNext":
    "كانت عملية الدفع محاكاة، ولذلك لم يُحجز شيء بعد. اختر البرنامج ثم «الحجز والاستفسار» للاتفاق مع الفريق على المواعيد.",
  "programmes.paid": "برسوم",
  "programmes.free": "مجاني",
  "programmes.backTo": "العودة إلى «{title}»",
  "programmes.search": "البحث في «{title}»",
  "programmes.searchHint": "حسب العنوان أو الجهة المقدِّمة",
  "programmes.countOf": "البرامج: {count} من {total}",
  "programmes.noResults": "لا توجد نتائج للبحث عن «\u2068{search}\u2069»",
  "programmes.noResultsHint":
    "لا يحتوي أي عنوان أو جهة مقدِّمة في هذه الفئة على هذا النص. جرّب كلمة أقصر، أو تصفح جميع البرامج.",
  "programmes.site": "الموقع الإلكتروني",
  "programmes.memberPage": "صفحة البرنامج للأعضاء",
  "programmes.schedule": "المواعيد",
  "programmes.outcome": "النتيجة",
  "programmes.learnMore": "معرفة المزيد",
  "programmes.count":
    "{count, plural, zero {{count} برنامج} one {برنامج واحد} two {برنامجان} few {{count} برامج} many {{count} برنامجًا} other {{count} برنامج}}",
  // registration.ts
  "registration.userTypeRequired": "يرجى اختيار «مستثمر» أو «طالب تمويل».",
  "registration.success":
    "تم إنشاء الحساب. يرجى تأكيد بريدك الإلكتروني. أرسلنا رابط التأكيد إلى بريدك الإلكتروني.",
  "registration.tooMany":
    "محاولات كثيرة لفتح حساب. يرجى المحاولة لاحقًا. مدة الانتظار: {wait}.",
  "registration.tooManyLater": "محاولات كثيرة لفتح حساب. يرجى المحاولة لاحقًا.",
  "registration.inactive": "هذا الحساب موجود لكنه غير مفعّل بعد.",
  "registration.resent": "تم إرسال رابط التأكيد إلى بريدك الإلكتروني.",
  "registration.resendFailed":
    "تعذّرت إعادة إرسال رابط التأكيد. يرجى الاتصال بالدعم.",
  "registration.noResponse": "خطأ في الشبكة: يرجى التحقق من اتصالك.",
  "registration.unavailable": "الخدمة غير متاحة مؤقتًا. يرجى المحاولة لاحقًا.",
  "registration.serverError": "خطأ في الخادم. يرجى المحاولة بعد قليل.",
  "registration.unexpected": "رد غير متوقع من الخادم.",
  "registration.failed": "حدث خطأ ما. يرجى المحاولة مرة أخرى.",
  "registration.emailTaken": "يوجد حساب بهذا البريد الإلكتروني بالفعل.",
  "registration.intro": "هل لديك حساب؟",
  "registration.login": "تسجيل الدخول",
  "registration.legend": "أنا",
  "registration.investee": "طالب تمويل",
  "registration.investeeHint": "أدير شركة وأبحث عن رأس مال",
  "registration.investor": "مستثمر",
  "registration.investorHint": "أبحث عن شركات للاستثمار فيها",
  "registration.confirmLabel": "تأكيد كلمة المرور",
  "registration.submit": "متابعة",
  "registration.fillInAll": "املأ جميع الحقول للمتابعة.",
  "registration.missing": "لا يزال ناقصًا: {fields}.",
  "registration.correctFields": "صحّح الحقول المشار إليها أعلاه للمتابعة.",
  "registration.missingNames.userType": "صفتك",
  "registration.missingNames.email": "بريدك الإلكتروني",
  "registration.missingNames.password": "كلمة المرور",
  "registration.missingNames.confirmPassword": "تأكيد كلمة المرور",
  "registration.doneTitle": "بقيت خطوة واحدة",
  "registration.doneTo": "أرسلنا الرسالة إلى",
  "registration.doneNext":
    "تتضمن الرسالة رابطًا ورمزًا من {codeDigits, plural, =6 {ستة أرقام} zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}}؛ ويكفي أي منهما لتأكيد بريدك الإلكتروني. جارٍ الانتقال إلى صفحة تسجيل الدخول…",
  // reminders.ts
  "reminders.title": "التذكيرات",
  "reminders.text":
    "نراسلك بالبريد الإلكتروني عندما تنتظر مطابقة ردًا، وعندما ينقضي موعدها. أما رسائل القرارات فتُرسل في كل الأحوال.",
  "reminders.switch": "مراسلتي بالبريد الإلكتروني بشأن مواعيد مطابقاتي",
  "reminders.loading": "جارٍ تحميل إعدادك…",
  "reminders.saving": "جارٍ حفظ إعدادك…",
  "reminders.on": "ستتلقى هذه الرسائل من جديد.",
  "reminders.off": "لن تتلقى هذه الرسائل بعد الآن.",
  "reminders.failed": "تعذّر حفظ إعدادك. يرجى المحاولة مرة أخرى.",
  "reminders.offline":
    "تعذّر الوصول إلى الخادم، لذا ربما لم يُحفظ إعدادك. يرجى التحقق من اتصالك والمحاولة مرة أخرى.",
  "reminders.ended": "لن تتلقى تذكيرات بعد الآن.",
  "unsubscribe.heading": "هل تريد إيقاف التذكيرات؟",
  "unsubscribe.text":
    "لن نراسلك بعد الآن بشأن مطابقات تنتظر ردًا أو انقضى موعدها. أما رسائل القرارات فتُرسل في كل الأحوال.",
  "unsubscribe.confirm": "إيقاف التذكيرات",
  "unsubscribe.doneHeading": "تم إيقاف التذكيرات",
  "unsubscribe.done":
    "يمكنك تفعيلها من جديد في «إدارة الحساب» بعد تسجيل الدخول.",
  "unsubscribe.failed": "تعذّر إيقاف التذكيرات. يرجى المحاولة مرة أخرى.",
  // scoring.ts
  "reason.investee.sector.fits": "يستثمر في قطاعك: {value}",
  "reason.investee.sector.doesNotFit": "لا يستثمر في قطاعك: {value}",
  "reason.investee.sector.notProvided": "لم تذكر قطاعك",
  "reason.investee.ticket.fits": "تذكرتك البالغة {ticket} ضمن نطاقه ({range})",
  "reason.investee.ticket.doesNotFit":
    "تذكرتك البالغة {ticket} خارج نطاقه ({range})",
  "reason.investee.ticket.notProvided": "حجم التذكرة أو النطاق غير مذكور",
  "reason.investee.stage.fits": "يدعم مرحلتك: {value}",
  "reason.investee.stage.doesNotFit": "لا يستثمر في مرحلتك: {value}",
  "reason.investee.stage.notProvided": "لم تذكر مرحلتك",
  "reason.investee.investmentType.fits":
    "يقدم نوع الاستثمار الذي تطلبه: {value}",
  "reason.investee.investmentType.doesNotFit":
    "لا يقدم نوع الاستثمار الذي تطلبه: {value}",
  "reason.investee.investmentType.notProvided":
    "لم تذكر نوع الاستثمار الذي تبحث عنه",
  "reason.investee.country.fits": "مقره في {investor}",
  "reason.investee.country.doesNotFit":
    "مقره في {investor}، وأنت في {investee}",
  "reason.investee.country.notProvided": "البلد غير مذكور",
  "reason.investor.sector.fits": "تعمل في أحد قطاعاتك: {value}",
  "reason.investor.sector.doesNotFit": "تعمل في قطاع ليس من قطاعاتك: {value}",
  "reason.investor.sector.notProvided": "لم تذكر الشركة قطاعها",
  "reason.investor.ticket.fits": "تطلب {ticket}، ضمن نطاقك ({range})",
  "reason.investor.ticket.doesNotFit": "تطلب {ticket}، خارج نطاقك ({range})",
  "reason.investor.ticket.notProvided": "حجم التذكرة أو النطاق غير مذكور",
  "reason.investor.stage.fits": "في مرحلة تدعمها: {value}",
  "reason.investor.stage.doesNotFit": "في مرحلة لا تدعمها: {value}",
  "reason.investor.stage.notProvided": "لم تذكر الشركة مرحلتها",
  "reason.investor.investmentType.fits":
    "تبحث عن نوع استثمار تقدمه أنت: {value}",
  "reason.investor.investmentType.doesNotFit":
    "تبحث عن نوع استثمار لا تقدمه أنت: {value}",
  "reason.investor.investmentType.notProvided": "لم تذكر الشركة نوع الاستثمار",
  "reason.investor.country.fits": "مقرها في {investee}، مثلك",
  "reason.investor.country.doesNotFit":
    "مقرها في {investee}، وأنت في {investor}",
  "reason.investor.country.notProvided": "البلد غير مذكور",
  // server.ts
  "server.passwordReused": "لا يمكنك إعادة استخدام كلمات المرور السابقة.",
  "server.linkInvalid": "الرمز المميز غير صالح أو منتهي الصلاحية.",
  "server.notFound": "غير موجود.",
  "server.unauthenticated": "الرمز المميز غير صالح.",
  "server.methodNotAllowed": "الطريقة غير مسموح بها.",
  "server.prefetch":
    "يغيّر هذا الطلب بيانات، ولذلك لا يُنفَّذ إلا إذا فتحه شخص ما.",
  "server.malformed": "تعذّرت قراءة الطلب. يرجى التحقق من صيغته.",
  "server.pageNumber": "يجب أن تكون القيمة رقم صفحة.",
  "server.version": "يجب أن تكون القيمة رقم إصدار ملف تعريفي.",
  "server.required": "هذا الحقل مطلوب.",
  "server.notText": "يجب أن تكون القيمة نصًا.",
  "server.notBoolean": "يجب أن تكون القيمة true أو false.",
  "server.notList": "يجب أن تكون القيمة قائمة.",
  "server.notLanguage": "يجب أن تكون القيمة رمز إحدى لغاتنا.",
  "server.notRange": "يجب أن تكون القيمة نطاقًا له min وmax.",
  "server.notPlainNumber":
    "يجب أن تكون القيمة عددًا دون فواصل، مع نقطة قبل منزلتين عشريتين على الأكثر، مثل {whole} أو {decimal}.",
  "server.tooLong": "يجب ألا يزيد عدد أحرف هذا الحقل على {max}.",
  "server.controlCharacters": "لا يُسمح بمحارف التحكم.",
  "server.tooManyMarks":
    "يجب ألا يزيد عدد العلامات المركبة، مثل الحركات، على {max} للحرف الواحد.",
  "server.lengthRequired": "يتطلب الطلب ترويسة Content-Length.",
  "server.tooLarge": "الطلب كبير جدًا.",
  "server.tooMany": "طلبات كثيرة جدًا. يرجى المحاولة لاحقًا.",
  "server.uploadsBusy":
    "يستقبل الخادم ملفات كثيرة. يرجى المحاولة بعد بضع ثوانٍ.",
  "server.originRefused":
    "يجب أن يكون frontend_url عنوانًا من عناوين هذه الخدمة.",
  "server.languageNotBuilt":
    "يجري تجهيز الموقع بهذه اللغة. ستُفتح هذه الصفحة بعد لحظات.",
  "server.failed": "حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.",
  // session.ts
  "session.expired":
    "انتهت جلستك بعد {sessionMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. يرجى تسجيل الدخول من جديد للمتابعة.",
  "session.inactive":
    "تم تسجيل خروجك بعد {inactivityMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} دون نشاط. يرجى تسجيل الدخول من جديد للمتابعة.",
  "session.refused":
    "انتهت جلستك، ولذلك سجّلنا خروجك للحفاظ على أمان حسابك. يرجى تسجيل الدخول من جديد.",
  "session.endingSoon":
    "الوقت المتبقي لجلستك: {wait}. يرجى تسجيل الدخول من جديد الآن للمتابعة دون فقدان أي شيء.",
  "session.renewed":
    "تم تمديد جلستك لمدة إضافية قدرها {sessionMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
  "session.endedTitle": "يرجى تسجيل الدخول من جديد",
  "session.logInAgain": "تسجيل الدخول من جديد الآن",
  "session.dialogTitle": "تسجيل الدخول من جديد",
  "session.dialogText":
    "أدخل كلمة المرور لتمديد جلستك لمدة إضافية قدرها {sessionMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}. لن يُفقد شيء في هذه الصفحة.",
  "session.notNow": "ليس الآن",
  "session.loggingOut": "جارٍ تسجيل خروجك",
  // ui.ts
  "wait.tryAgainIn": "الوقت المتبقي قبل إعادة المحاولة: {wait}.",
  "load.slow": "يستغرق هذا وقتًا أطول من المعتاد. ما زلنا نحاول.",
  "load.noResponse":
    "يبدو أنك غير متصل بالإنترنت. يرجى التحقق من اتصالك والمحاولة مرة أخرى.",
  "load.refused": "حدث خطأ من جانبنا. يرجى المحاولة بعد قليل.",
  "load.notRefreshed": "تعذّر التحديث. قد يكون ما تراه قديمًا.",
  "load.storedResponse": "تعذّر التحديث. آخر تحديث لما تراه: {time}.",
  "load.matchesFailed": "تعذّر تحميل مطابقاتك، لكنها محفوظة لدينا.",
  "load.matchedProfileFailed": "تعذّر تحميل هذا الملف التعريفي.",
  "load.matchedProfileGone": "لم يعد هذا الملف التعريفي متاحًا.",
  "load.fileFailed": "تعذّر جلب \u2068{name}\u2069. يرجى المحاولة مرة أخرى.",
  "ui.optional": "اختياري",
  "ui.label": "{label}:",
  "ui.labelled": "{label}: {text}",
  "ui.comma": "، ",
  "ui.show": "إظهار",
  "ui.hide": "إخفاء",
  "ui.showNamed": "إظهار {name}",
  "ui.hideNamed": "إخفاء {name}",
  "ui.close": "إغلاق",
  "ui.remove": "إزالة",
  "ui.removeNamed": "إزالة \u2068{name}\u2069",
  "ui.chooseFile": "اختيار ملف",
  "ui.chooseFiles": "اختيار ملفات",
  "ui.replaceFile": "استبدال الملف",
  "ui.addFile": "إضافة ملف",
  "ui.replace": "استبدال",
  "ui.replaceNamed": "استبدال \u2068{name}\u2069",
  "ui.cancel": "إلغاء",
  "ui.cancelNamed": "إلغاء إرسال \u2068{name}\u2069",
  "ui.tryAgain": "إعادة المحاولة",
  "ui.tryAgainNamed": "إعادة محاولة إرسال \u2068{name}\u2069",
  "ui.open": "فتح",
  "ui.openNamed": "فتح \u2068{name}\u2069",
  "ui.sending": "جارٍ إرسال \u2068{name}\u2069",
  "ui.met": "مستوفى:",
  "ui.notMet": "غير مستوفى:",
  "ui.newTab": "يُفتح في علامة تبويب جديدة",
  "ui.skip": "الانتقال إلى المحتوى",
  "ui.account": "الحساب",
  "ui.yourAccount": "حسابك",
  "ui.changePicture": "تغيير صورتك",
  "ui.passwordStrength": "قوة كلمة المرور",
  "ui.refresh": "تحديث",
  "ui.refreshing": "جارٍ التحديث",
  "ui.notProvided": "غير مذكور",
  "ui.unknownFigure": "–",
  "ui.loadingPage": "جارٍ تحميل الصفحة",
  "load.matches": "جارٍ تحميل مطابقاتك",
  "ui.showAll": "عرض الكل",
  "ui.yes": "نعم",
  "ui.no": "لا",
  "access.checking": "جارٍ التحقق من صلاحية وصولك إلى هذه الصفحة",
  "offline.label": "الشبكة",
  "offline.title": "أنت غير متصل بالإنترنت.",
  "offline.text":
    "قد يكون ما تراه قديمًا، ولا يمكن إرسال أي شيء. سيعمل كل شيء من جديد متى عاد اتصالك.",
  "pageOffline.title": "هذه الصفحة غير متاحة دون اتصال بالإنترنت.",
  "pageOffline.text":
    "لم تُفتح هذه الصفحة على هذا الجهاز من قبل، أو حُذفت نسختها. ستُفتح تلقائيًا متى عاد اتصالك.",
  "pageError.title": "تعذّر فتح هذه الصفحة.",
  "pageError.text": "ربما انقطع اتصالك، أو تم تحديث الموقع للتو.",
  "document.description": "تجمع Ubia بين الشركات الأفريقية والمستثمرين.",
  "document.oldBrowser":
    "هذا المتصفح قديم جدًا ولا تعمل عليه Ubia. يرجى تحديثه أو استخدام متصفح آخر: Chrome أو Edge بالإصدار {chrome}، أو Firefox بالإصدار {firefox}، أو Safari بالإصدار {safari}، أو أحدث.",
  "document.noScript":
    "تحتاج Ubia إلى JavaScript لتسجيل دخولك وإرسال النماذج. يرجى تفعيله في إعدادات هذا المتصفح ثم إعادة تحميل الصفحة.",
  // options
  "options.Algeria": "الجزائر",
  "options.Angola": "أنغولا",
  "options.Benin": "بنين",
  "options.Botswana": "بوتسوانا",
  "options.Burkina Faso": "بوركينا فاسو",
  "options.Burundi": "بوروندي",
  "options.Cabo Verde": "الرأس الأخضر",
  "options.Cameroon": "الكاميرون",
  "options.Central African Republic": "جمهورية أفريقيا الوسطى",
  "options.Chad": "تشاد",
  "options.Comoros": "جزر القمر",
  "options.Congo": "الكونغو",
  "options.Congo (Democratic Republic)": "الكونغو الديمقراطية",
  "options.Côte d'Ivoire": "كوت ديفوار",
  "options.Djibouti": "جيبوتي",
  "options.Egypt": "مصر",
  "options.Equatorial Guinea": "غينيا الاستوائية",
  "options.Eritrea": "إريتريا",
  "options.Eswatini": "إسواتيني",
  "options.Ethiopia": "إثيوبيا",
  "options.Gabon": "الغابون",
  "options.Gambia": "غامبيا",
  "options.Ghana": "غانا",
  "options.Guinea": "غينيا",
  "options.Guinea-Bissau": "غينيا بيساو",
  "options.Kenya": "كينيا",
  "options.Lesotho": "ليسوتو",
  "options.Liberia": "ليبيريا",
  "options.Libya": "ليبيا",
  "options.Madagascar": "مدغشقر",
  "options.Malawi": "ملاوي",
  "options.Mali": "مالي",
  "options.Mauritania": "موريتانيا",
  "options.Mauritius": "موريشيوس",
  "options.Morocco": "المغرب",
  "options.Mozambique": "موزمبيق",
  "options.Namibia": "ناميبيا",
  "options.Niger": "النيجر",
  "options.Nigeria": "نيجيريا",
  "options.Rwanda": "رواندا",
  "options.São Tomé and Príncipe": "ساو تومي وبرينسيبي",
  "options.Senegal": "السنغال",
  "options.Seychelles": "سيشل",
  "options.Sierra Leone": "سيراليون",
  "options.Somalia": "الصومال",
  "options.South Africa": "جنوب أفريقيا",
  "options.South Sudan": "جنوب السودان",
  "options.Sudan": "السودان",
  "options.Tanzania": "تنزانيا",
  "options.Togo": "توغو",
  "options.Tunisia": "تونس",
  "options.Uganda": "أوغندا",
  "options.Zambia": "زامبيا",
  "options.Zimbabwe": "زيمبابوي",
  "options.Central Africa": "وسط أفريقيا",
  "options.East Africa": "شرق أفريقيا",
  "options.North Africa": "شمال أفريقيا",
  "options.Southern Africa": "الجنوب الأفريقي",
  "options.West Africa": "غرب أفريقيا",
  "options.Indian Ocean Islands": "جزر المحيط الهندي",
  "options.Asia Pacific": "آسيا والمحيط الهادئ",
  "options.Caribbean": "منطقة الكاريبي",
  "options.Europe": "أوروبا",
  "options.Latin America": "أمريكا اللاتينية",
  "options.Middle East": "الشرق الأوسط",
  "options.North America": "أمريكا الشمالية",
  "options.Argentina": "الأرجنتين",
  "options.Australia": "أستراليا",
  "options.Austria": "النمسا",
  "options.Bahrain": "البحرين",
  "options.Belgium": "بلجيكا",
  "options.Brazil": "البرازيل",
  "options.Canada": "كندا",
  "options.Chile": "تشيلي",
  "options.China": "الصين",
  "options.Cyprus": "قبرص",
  "options.Czechia": "التشيك",
  "options.Denmark": "الدنمارك",
  "options.Finland": "فنلندا",
  "options.France": "فرنسا",
  "options.Germany": "ألمانيا",
  "options.Greece": "اليونان",
  "options.Hong Kong": "هونغ كونغ",
  "options.India": "الهند",
  "options.Indonesia": "إندونيسيا",
  "options.Ireland": "أيرلندا",
  "options.Italy": "إيطاليا",
  "options.Japan": "اليابان",
  "options.Kuwait": "الكويت",
  "options.Luxembourg": "لوكسمبورغ",
  "options.Malaysia": "ماليزيا",
  "options.Mexico": "المكسيك",
  "options.Netherlands": "هولندا",
  "options.New Zealand": "نيوزيلندا",
  "options.Norway": "النرويج",
  "options.Oman": "عُمان",
  "options.Pakistan": "باكستان",
  "options.Poland": "بولندا",
  "options.Portugal": "البرتغال",
  "options.Qatar": "قطر",
  "options.Saudi Arabia": "المملكة العربية السعودية",
  "options.Singapore": "سنغافورة",
  "options.South Korea": "كوريا الجنوبية",
  "options.Spain": "إسبانيا",
  "options.Sweden": "السويد",
  "options.Switzerland": "سويسرا",
  "options.Türkiye": "تركيا",
  "options.United Arab Emirates": "الإمارات العربية المتحدة",
  "options.United Kingdom": "المملكة المتحدة",
  "options.United States": "الولايات المتحدة",
  "options.Sole Proprietorship": "مؤسسة فردية",
  "options.Partnership": "شركة أشخاص",
  "options.Limited Liability Company": "شركة ذات مسؤولية محدودة",
  "options.Corporation": "شركة مساهمة",
  "options.Non-Profit": "منظمة غير ربحية",
  "options.Cooperative": "تعاونية",
  "options.Other": "أخرى",
  "options.Pre-seed": "ما قبل البذرة",
  "options.Seed": "البذرة",
  "options.Series A": "الجولة الأولى (أ)",
  "options.Series B": "الجولة الثانية (ب)",
  "options.Growth": "النمو",
  "options.Maturity": "النضج",
  "options.Exit stage": "التخارج",
  "options.Agriculture": "الزراعة",
  "options.FinTech": "التكنولوجيا المالية",
  "options.HealthTech": "التكنولوجيا الصحية",
  "options.E-commerce": "التجارة الإلكترونية",
  "options.Education": "التعليم",
  "options.Energy": "الطاقة",
  "options.Transportation": "النقل",
  "options.Logistics": "الخدمات اللوجستية",
  "options.Manufacturing": "الصناعة التحويلية",
  "options.Tourism": "السياحة",
  "options.Construction": "البناء والتشييد",
  "options.Food & Beverage": "الأغذية والمشروبات",
  "options.Equity": "حصص ملكية",
  "options.Debt": "تمويل بالدين",
  "options.Convertible Note": "سند قابل للتحويل",
  "options.Revenue Share": "تقاسم الإيرادات",
} satisfies Translation;
