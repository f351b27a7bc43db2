import type { Translation } from "../translation.ts";

/** The messages in Swahili. */
export const messages = {
  // account.ts
  "email.invalid": "Tafadhali ingiza anwani sahihi ya barua pepe.",
  "email.disposable":
    "Anwani za barua pepe za muda au za kutumika mara moja haziruhusiwi.",
  "password.tooLong": "Nenosiri halipaswi kuzidi vibambo {passwordMax}.",
  "password.tooShort":
    "Nenosiri lako lazima liwe na angalau vibambo {passwordMin}.",
  "password.lowercase": "Nenosiri lazima liwe na herufi ndogo.",
  "password.uppercase": "Nenosiri lazima liwe na herufi kubwa.",
  "password.number": "Nenosiri lazima liwe na tarakimu.",
  "password.special": "Nenosiri lazima liwe na alama maalumu.",
  "password.common":
    "Nenosiri lako halipaswi kuwa lile linalotumiwa na watu wengi.",
  "password.mismatch": "Manenosiri hayalingani.",
  "password.required": "Tafadhali ingiza nenosiri lako.",
  "newPassword.tooShort":
    "Nenosiri lazima liwe na angalau vibambo {passwordMin}.",
  "passwordRequirements.label": "Masharti ya nenosiri",
  "passwordRequirements.length": "Vibambo {passwordMin} hadi {passwordMax}",
  "passwordRequirements.lowercase": "Herufi ndogo",
  "passwordRequirements.uppercase": "Herufi kubwa",
  "passwordRequirements.number": "Tarakimu",
  "passwordRequirements.special": "Alama maalumu",
  "account.sessionEnded": "Kipindi chako kimekwisha. Tafadhali ingia tena.",
  "account.emailLabel": "Barua pepe",
  "account.passwordLabel": "Nenosiri",
  "account.enterCode": "Ingiza msimbo badala yake",
  "account.resendLink": "Tuma tena kiungo cha uthibitisho",
  "account.resendLinkBusy": "Inatuma…",
  "account.errorTitle": "Hitilafu",
  "account.logIn": "Ingia",
  "account.openAccount": "Fungua akaunti",
  "account.logInNow": "Ingia sasa",
  "account.loginSoon": "Tunakupeleka kwenye ukurasa wa kuingia…",
  "account.backToDashboard": "Rudi kwenye Dashibodi Yangu",
  "newPassword.password": "Nenosiri jipya",
  "newPassword.confirm": "Thibitisha nenosiri jipya",
  "account.linkSentNext":
    "Tafadhali angalia pia folda ya barua taka. Kiungo kinatumika mara moja tu na muda wake unaisha baada ya {linkHours, plural, one {saa #} other {saa #}}.",
  "strength.veryWeak": "Dhaifu sana",
  "strength.weak": "Dhaifu",
  "strength.fair": "Wastani",
  "strength.good": "Zuri",
  "strength.strong": "Imara",
  // account-deletion.ts
  "deletion.passwordRequired": "Nenosiri linahitajika.",
  "deletion.tooShort": "Nenosiri lazima liwe na angalau vibambo {passwordMin}.",
  "deletion.tooLong": "Nenosiri halipaswi kuzidi vibambo {passwordMax}.",
  "deletion.uppercase": "Nenosiri lazima liwe na angalau herufi kubwa moja.",
  "deletion.lowercase": "Nenosiri lazima liwe na angalau herufi ndogo moja.",
  "deletion.number": "Nenosiri lazima liwe na angalau tarakimu moja.",
  "deletion.special": "Nenosiri lazima liwe na angalau alama maalumu moja.",
  "deletion.wrongPassword": "Nenosiri si sahihi. Tafadhali jaribu tena.",
  "deletion.notAuthorized": "Huna ruhusa ya kufuta akaunti hii.",
  "deletion.tooMany":
    "Umejaribu mara nyingi mno. Tafadhali jaribu tena baadaye.",
  "deletion.failed": "Hitilafu ya seva. Tafadhali jaribu tena baadaye.",
  "deletion.uncertain":
    "Huenda akaunti imefutwa. Jaribu kuingia ili kuhakikisha: ikiwa utaambiwa kwamba barua pepe yako haijasajiliwa, akaunti yako imefutwa.",
  "deletion.success": "Akaunti yako imefutwa.",
  "deletion.warningTitle": "Hatua hii haiwezi kutenduliwa.",
  "deletion.warnings.0": "Wasifu wako, hati zako na takwimu zako zitafutwa.",
  "deletion.warnings.1":
    "Miunganisho yako iliyo wazi itafungwa, na hakuna atakayeweza kuona wasifu wako.",
  "deletion.warnings.2": "Utaondolewa kwenye akaunti katika vifaa vyote.",
  "deletion.keep": "Usifute Akaunti Yangu",
  "deletion.confirm": "Endelea",
  "deletion.passwordHint": "Tunalihitaji ili kuthibitisha utambulisho wako.",
  "deletion.submit": "Futa Akaunti Yangu",
  "deletion.doneTitle": "Kwaheri, na asante",
  "deletion.doneNext": "Tunakupeleka kwenye ukurasa wa mwanzo…",
  // account-sessions.ts
  "sessions.device": "{browser} kwenye {system}",
  "sessions.deviceUnknown": "Kivinjari kisichojulikana",
  "sessions.ended": "{device}: kifaa hiki kimeondolewa kwenye akaunti yako.",
  "sessions.endFailed":
    "{device}: kifaa hiki hakikuweza kuondolewa kwenye akaunti yako. Tafadhali jaribu tena baada ya muda mfupi.",
  "sessions.othersEnded":
    "Sasa vifaa vingine vyote vimeondolewa kwenye akaunti yako.",
  "sessions.endOthersFailed":
    "Vifaa vingine havikuweza kuondolewa kwenye akaunti yako. Tafadhali jaribu tena baada ya muda mfupi.",
  "export.done": "Data yako imepakuliwa katika faili moja ya ZIP.",
  "export.tooMany":
    "Umepakua data yako mara kadhaa hivi karibuni. Tafadhali jaribu tena baada ya {wait}.",
  "export.tooManyLater":
    "Umepakua data yako mara kadhaa hivi karibuni. Tafadhali jaribu tena baadaye.",
  "export.failed": "Data yako haikuweza kupakuliwa. Tafadhali jaribu tena.",
  "sessions.devicesTitle": "Mahali ulipoingia",
  "sessions.devicesText":
    "Kila kifaa huondolewa kwenye akaunti kiotomatiki {sessionMinutes, plural, one {dakika #} other {dakika #}} baada ya kuingia. Ikiwa hukitambui kifaa fulani, kiondoe kwenye akaunti na ubadilishe nenosiri lako.",
  "sessions.thisDevice": "Kifaa hiki",
  "sessions.onlyHere": "Hujaingia mahali pengine popote.",
  "sessions.loggedIn": "Uliingia {time}",
  "sessions.lastSeen": "kilitumika mara ya mwisho {time}",
  "sessions.logOut": "Ondoa",
  "sessions.logOutNamed": "Ondoa {device} kwenye akaunti",
  "sessions.logOutOthers": "Ondoa vifaa vingine vyote",
  "sessions.loading": "Inapakia vipindi vyako",
  "export.title": "Data yako",
  "export.text":
    "Kila tunachohifadhi kukuhusu katika faili moja ya ZIP: akaunti yako, wasifu wako, miunganisho yako na faili zako.",
  "export.download": "Pakua data yangu",
  "export.downloading":
    "Tunaandaa faili yako. Usifunge dirisha hili hadi upakuaji ukamilike.",
  "export.stop": "Simamisha",
  // answer-dates.ts
  "answer.answerBy":
    "{day, select, today {Jibu leo, kufikia {time}} tomorrow {Jibu kufikia kesho} other {Jibu kufikia tarehe {date}}}",
  "answer.overdue":
    "Muda wa kujibu ulipita {day, select, today {leo} yesterday {jana} other {tarehe {date}}}",
  "answer.hasUntil":
    "Muda wa kujibu ni hadi {day, select, today {leo, {time}} tomorrow {kesho} other {tarehe {date}}}",
  "answer.notInTime":
    "Jibu lilitarajiwa {day, select, today {leo, kufikia {time}} yesterday {kufikia jana} other {kufikia tarehe {date}}}",
  "answer.tracker":
    "Mwekezaji {investor} ana muda wa kujibu hadi {day, select, today {leo, {time}} tomorrow {kesho} other {tarehe {date}}}.",
  "answer.trackerOverdue":
    "Mwekezaji {investor} alipaswa kujibu {day, select, today {leo, kufikia {time}} yesterday {kufikia jana} other {kufikia tarehe {date}}}. Bado anaweza kujibu, na tutakutumia barua pepe atakapofanya hivyo.",
  "answer.silentTitle": "Kwa sasa hatukupendekezei biashara mpya",
  "answer.silent":
    "Biashara {count, number} zimesubiri jibu lako kwa zaidi ya siku {answerDays}. Tutakupendekezea mpya pindi zile ambazo muda wake umepita zitakapokuwa chini ya {silentMatches}.",
  // calendar.ts
  "calendar.trainings.title": "Kalenda ya Mafunzo",
  "calendar.trainings.intro":
    "Warsha na kliniki unazoweza kushiriki. Saa ni za mahali pa mafunzo.",
  "calendar.trainings.month": "Mafunzo ya {month}",
  "calendar.trainings.none": "Hakuna mafunzo ya {month}",
  "calendar.trainings.noneHint":
    "Angalia mwezi mwingine: mafunzo mapya huongezwa mwaka mzima.",
  "calendar.trainings.samples":
    "Kwa sasa hakuna mafunzo yaliyopangwa. Hii ni mifano ya yale tunayotoa kwa kawaida.",
  "calendar.events.title": "Kalenda ya Matukio",
  "calendar.events.intro":
    "Matukio ambapo wawekezaji na waanzilishi hukutana. Saa ni za mahali pa tukio.",
  "calendar.events.month": "Matukio ya {month}",
  "calendar.events.none": "Hakuna matukio ya {month}",
  "calendar.events.noneHint":
    "Angalia mwezi mwingine, au pitia matukio yote moja baada ya jingine.",
  "calendar.events.samples":
    "Kwa sasa hakuna matukio yaliyopangwa. Huu ni mfano wa yale tunayotoa.",
  "calendar.events.slider": "Pitia matukio moja baada ya jingine",
  "calendar.previousMonth": "Mwezi uliotangulia",
  "calendar.nextMonth": "Mwezi unaofuata",
  "calendar.goToToday": "Nenda kwenye siku ya leo",
  "calendar.gridHint":
    "Vitufe vya mishale husogeza kwa siku au wiki; Page Up na Page Down husogeza kwa mwezi.",
  "calendar.failedTitle": "Kalenda haiwezi kuonyeshwa",
  "slider.carousel": "mfululizo wa kadi",
  "slider.title": "Matukio",
  "slider.intro": "Jisajili, kisha uongeze tukio kwenye kalenda yako.",
  "slider.loading": "Inapakia matukio",
  "slider.label": "Matukio, moja baada ya jingine",
  "slider.position": "{number} kati ya {count}",
  "slider.previous": "Picha iliyotangulia",
  "slider.next": "Picha inayofuata",
  "slider.pause": "Sitisha onyesho la picha",
  "slider.play": "Anzisha onyesho la picha",
  "slider.where": "Mahali",
  "slider.starts": "Mwanzo",
  "slider.ends": "Mwisho",
  "slider.register": "Jisajili Sasa",
  "slider.noRegistration": "Usajili hauhitajiki.",
  "slider.ended": "Tukio hili limekwisha.",
  "slider.addTo": "Liongeze kwenye kalenda yako",
  "slider.google": "Kalenda ya Google",
  "slider.outlook": "Kalenda ya Outlook",
  "slider.ics": "Pakua ICS",
  "slider.calendar": "Onyesha matukio kwenye kalenda",
  "slider.picture": "Picha ya {number} ya {title}",
  // chatbot.ts
  "chatbot.fallback":
    "Samahani, sikuelewa. Kwa maelezo zaidi, tafadhali tazama Maswali ya mara kwa mara au uliza swali lingine.",
  "chatbot.unavailable":
    "Msaidizi hakuweza kufunguliwa. Tafadhali angalia mtandao wako.",
  "chatbot.title": "Msaidizi wa Mtandaoni",
  "chatbot.intro":
    "Ninajibu maswali ya kawaida kuhusu Ubia. Ungependa kujua nini?",
  "chatbot.officeHours": "Saa za kazi:",
  "chatbot.log": "Mazungumzo",
  "chatbot.nextQuestion": "Ungependa kujua nini?",
  "chatbot.typing": "Msaidizi anaandika",
  "chatbot.you": "Wewe:",
  "chatbot.suggestions": "Maswali unayoweza kuuliza",
  "chatbot.field": "Swali lako",
  "chatbot.placeholder": "Uliza swali",
  "chatbot.send": "Tuma",
  "chatbot.more": "Soma zaidi:",
  "chatbot.faqs": "Maswali ya mara kwa mara",
  // cookie-consent.ts
  "consent.label": "Vidakuzi",
  "consent.text":
    "Ukikubali, tutahifadhi kidakuzi kimoja kinachokumbuka chaguo lako kwa {consentDays, plural, one {siku #} other {siku #}}. Usipokubali, hatutahifadhi chochote kinachohitaji ridhaa yako.",
  "consent.notice": "Kinachohifadhiwa na kivinjari chako",
  "consent.statements": "Taarifa za faragha",
  "consent.accept": "Kubali",
  "consent.reject": "Kataa",
  "consent.review": "Chaguo la vidakuzi",
  // data-export.ts
  "archive.readme.intro":
    "Faili hii ina data yote ambayo Ubia imehifadhi kukuhusu.",
  "archive.readme.account":
    "akaunti yako, vipindi vyako, barua pepe ambazo hazijatumwa, wakati tulipokutumia viungo, na vitendo vya mwendeshaji",
  "archive.readme.profile":
    "wasifu wako, na vigezo ambavyo uunganishaji hutumia kukupata",
  "archive.readme.matches":
    "miunganisho yako, pamoja na data unayoruhusiwa kuona",
  "archive.readme.files":
    "orodha ya faili ulizopakia, ambazo ziko kwenye folda “{folder}”",
  "archive.readme.times":
    "Nyakati zilizoandikwa kwa muundo {example} ni za UTC; “at” katika {file} ni milisekunde tangu 1970. Viasi vyote ni kwa dola za Marekani.",
  "archive.readme.secrets":
    "Manenosiri huhifadhiwa kama heshi (hash) tu. Manenosiri, tokeni na misimbo havimo.",
  // decline-reason.ts
  "decline.tell": "Eleza sababu",
  "decline.change": "Badilisha sababu",
  "decline.choose": "Chagua sababu; biashara itaiona mara moja",
  "decline.remove": "Ondoa sababu",
  "decline.given": "Sababu uliyotoa: {reason}",
  "decline.failed": "Sababu yako haikuweza kuhifadhiwa. Tafadhali jaribu tena.",
  "decline.refused": "Sababu inaweza kutolewa tu ikiwa umekataa muunganisho.",
  "decline.fits.sector":
    "Biashara hii inalingana na sekta zilizo kwenye wasifu wako. Ikiwa sekta zako zimebadilika, zisasishe ili tukuunganishe vizuri zaidi.",
  "decline.fits.ticket":
    "Biashara hii iko ndani ya wigo wa uwekezaji ulio kwenye wasifu wako. Ikiwa wigo wako umebadilika, usasishe ili tukuunganishe vizuri zaidi.",
  "decline.fits.stage":
    "Biashara hii inalingana na hatua zilizo kwenye wasifu wako. Ikiwa hatua zako zimebadilika, zisasishe ili tukuunganishe vizuri zaidi.",
  "decline.fits.country":
    "Biashara hii iko katika nchi iliyo kwenye wasifu wako. Ikiwa nchi yako imebadilika, isasishe ili tukuunganishe vizuri zaidi.",
  "decline.update": "Sasisha wasifu wako",
  "decline.options.outside_sectors": "Nje ya sekta zetu",
  "decline.options.too_early": "Hatua ya mapema mno",
  "decline.options.too_late": "Hatua ya mbele mno",
  "decline.options.ticket_too_small": "Kiasi kidogo mno",
  "decline.options.ticket_too_large": "Kiasi kikubwa mno",
  "decline.options.country": "Nchi",
  "decline.options.documents_missing": "Hati zinakosekana",
  "decline.options.no_capacity": "Hatuna nafasi sasa",
  "decline.told.outside_sectors":
    "Sababu ya mwekezaji: hawekezi katika sekta yako.",
  "decline.told.too_early":
    "Sababu ya mwekezaji: biashara yako iko katika hatua ya mapema zaidi kuliko zile anazowekezea.",
  "decline.told.too_late":
    "Sababu ya mwekezaji: biashara yako iko katika hatua ya mbele zaidi kuliko zile anazowekezea.",
  "decline.told.ticket_too_small":
    "Sababu ya mwekezaji: kiasi unachoomba ni kidogo kuliko anachowekeza.",
  "decline.told.ticket_too_large":
    "Sababu ya mwekezaji: kiasi unachoomba ni kikubwa kuliko anachowekeza.",
  "decline.told.country": "Sababu ya mwekezaji: hawekezi katika nchi yako.",
  "decline.told.documents_missing":
    "Sababu ya mwekezaji: hati anazohitaji zinakosekana.",
  "decline.told.no_capacity":
    "Sababu ya mwekezaji: kwa sasa hana nafasi ya uwekezaji mwingine.",
  // email-verification.ts
  "verification.success": "Barua pepe imethibitishwa.",
  "verification.failed": "Uthibitisho umeshindikana!",
  "verification.noResponse": "Hitilafu imetokea!",
  "verification.resendFailed":
    "Imeshindikana kutuma tena msimbo wa uthibitisho.",
  "verification.resent": "Msimbo mpya umetumwa kwa barua pepe yako.",
  "verification.linkFailed":
    "Uthibitisho umeshindikana. Huenda kiungo si sahihi au muda wake umeisha.",
  "verification.linkUsed": "Kiungo hiki tayari kimetumika. Unaweza kuingia.",
  "verification.alreadyVerified":
    "Barua pepe yako tayari imethibitishwa. Unaweza kuingia.",
  "verification.codeInvalid":
    "Msimbo huu si sahihi au muda wake umeisha. Tafadhali uangalie au uombe mpya.",
  "verification.codeMalformed":
    "Msimbo una tarakimu {codeDigits, plural, =6 {sita} other {#}}. Tafadhali angalia ulichoingiza na ujaribu tena.",
  "verification.tooSoon": "Tafadhali subiri kabla ya kuomba msimbo mwingine.",
  "verification.tooMany":
    "Umejaribu mara nyingi mno. Tafadhali jaribu tena baadaye.",
  "verification.title": "Thibitisha barua pepe yako",
  "verification.checking": "Tunakagua kiungo chako. Itachukua muda mfupi.",
  "verification.doneTitle": "Barua pepe yako imethibitishwa",
  "verification.failedTitle": "Kiungo hiki hakikufanya kazi",
  "verification.failedNext":
    "Kiungo kinatumika mara moja tu na muda wake unaisha baada ya {linkHours, plural, one {saa #} other {saa #}}. Ingia kwa nenosiri lako: ikiwa barua pepe yako bado haijathibitishwa, unaweza kupata kiungo kipya hapo.",
  "verification.sentTo":
    "Tumetuma msimbo wa tarakimu {codeDigits, plural, =6 {sita} other {#}} kwa",
  "verification.codeValidity":
    "Unatumika kwa {codeMinutes, plural, one {dakika #} other {dakika #}}.",
  "verification.codeLabel": "Msimbo wa uthibitisho",
  "verification.submit": "Thibitisha Msimbo",
  "verification.resend": "Tuma msimbo tena",
  "verification.resendIn": "Msimbo mwingine unaweza kutumwa baada ya",
  "verification.backToCode": "Rudi kwenye msimbo",
  "verification.notYours": "Si anwani yako?",
  "verification.howToGetCode":
    "Msimbo hutumika kwa anwani moja ya barua pepe, kwa hiyo ukurasa huu unahitaji kujua yako. Kuna njia mbili za kuendelea:",
  "verification.howLogin":
    "Ikiwa una akaunti, ingia kwa barua pepe na nenosiri lako. Unaweza kuingiza msimbo hapo ikiwa barua pepe yako bado haijathibitishwa.",
  "verification.howRegister":
    "Ikiwa wewe ni mgeni, fungua akaunti. Tutakutumia msimbo kwa barua pepe.",
  // enquiry.ts
  "enquiry.mailOpened":
    "Programu yako ya barua pepe inapaswa kuwa imefunguka, huku kila kitu kikiwa kimejazwa. Ikiwa hakuna kilichotokea, andika kwa {email}.",
  "enquiry.webmailOpened":
    "Ukurasa wa barua pepe unapaswa kuwa umefunguka katika kichupo kipya, huku kila kitu kikiwa kimejazwa. Ikiwa hakuna kilichotokea, andika kwa {email}.",
  "enquiry.title": "Weka Nafasi / Uliza",
  "enquiry.about": "Kuhusu programu hii",
  "enquiry.programme": "Programu",
  "enquiry.provider": "Mtoa huduma",
  "enquiry.investment": "Gharama",
  "enquiry.onRequest": "Hutolewa ukiomba",
  "enquiry.description": "Maelezo",
  "enquiry.offices": "Ofisi zetu",
  "enquiry.send": "Tuma Ulizo kwa Barua Pepe",
  "enquiry.pay": "Lipa kwa kadi",
  "enquiry.membersPay": "Wanachama wanaweza kulipa ada hii kwa kadi.",
  // format.ts
  "format.below": "Chini ya {amount}",
  "format.above": "Zaidi ya {amount}",
  "format.range": "{min}–{max}",
  "format.orMore": "{amount} au zaidi",
  "format.thousand": "{count, plural, other {elfu #}}",
  "format.million": "{count, plural, other {milioni #}}",
  "format.billion": "{count, plural, other {bilioni #}}",
  "format.inWords": "{words} na {rest}",
  // funding.ts
  "funding.steps": "Hatua zinazofuata",
  "funding.steps.introduce": "Kutambulishana",
  "funding.steps.introduce.text":
    "Andikianeni: kila mmoja wenu sasa ana anwani ya barua pepe ya mwenzake.",
  "funding.steps.call": "Mazungumzo ya kwanza",
  "funding.steps.call.text":
    "Kubalianeni siku, mzungumze kuhusu biashara, kiasi na matarajio ya kila mmoja.",
  "funding.steps.documents": "Hati",
  "funding.steps.documents.text":
    "Sasa mwekezaji anaweza kusoma faili za fedha, na anaiomba biashara kingine chochote kinachohitajika.",
  "funding.steps.terms": "Masharti",
  "funding.steps.terms.text":
    "Kubalianeni kwa maandishi kuhusu kiasi, mwekezaji atapata nini, na malipo yatafanyika lini.",
  "funding.steps.money": "Fedha",
  "funding.steps.money.text":
    "Fedha zitakapofika, nyote wawili mtatoa taarifa hapa, na timu yetu itazihakiki na kuziweka kwenye kumbukumbu.",
  "funding.stated": "Taarifa za ufadhili",
  "funding.you": "Wewe",
  "funding.report": "{amount} tarehe {date}",
  "funding.reported.own":
    "Taarifa hii inaonekana kwa {other}, na tumeomba upande huo nao utoe taarifa ya ufadhili.",
  "funding.reported.other":
    "Tafadhali tueleze ni kiasi gani kililipwa, na lini.",
  "funding.agreed":
    "Nyote wawili mmetaja kiasi kile kile. Timu yetu itakihakiki na kukiweka kwenye kumbukumbu.",
  "funding.different":
    "Viasi mlivyotaja vinatofautiana. Tafadhali angalia chako, na mzungumze ikihitajika.",
  "funding.settled": "Timu yetu imeweka ufadhili huu kwenye kumbukumbu.",
  "funding.row.none": "Hatua za kufikia ufadhili",
  "funding.row.reported.own": "Umetoa taarifa ya ufadhili",
  "funding.row.reported.other": "Biashara imetoa taarifa ya ufadhili",
  "funding.row.agreed": "Nyote wawili mmetoa taarifa ya ufadhili",
  "funding.row.different": "Viasi vilivyotajwa vinatofautiana",
  "funding.state": "Toa taarifa ya ufadhili",
  "funding.change": "Badilisha kiasi au tarehe",
  "funding.withdraw": "Ondoa taarifa",
  "funding.amount": "Kiasi (USD)",
  "funding.dateLabel": "Tarehe",
  "funding.dateHint": "Siku ambayo fedha zilifika",
  "funding.save": "Hifadhi",
  "funding.date": "Tafadhali ingiza tarehe.",
  "funding.dateInFuture": "Tafadhali ingiza tarehe isiyo ya siku zijazo.",
  "funding.notLoaded": "Hatukuweza kupakia hatua zinazofuata.",
  "funding.refused":
    "Taarifa ya ufadhili wa muunganisho huu haiwezi tena kutolewa wala kuondolewa.",
  "funding.tooMany":
    "Taarifa ya ufadhili wa muunganisho huu imebadilishwa mara nyingi mno. Tafadhali jaribu tena baada ya {wait}.",
  "funding.notSaved":
    "Hatukuweza kuhifadhi. Ulichoingiza bado kipo hapa; tafadhali jaribu tena baada ya muda mfupi.",
  "funding.offline":
    "Hatukuweza kuifikia seva. Ulichoingiza bado kipo hapa; angalia mtandao wako na ujaribu tena.",
  "funding.notWithdrawn":
    "Hatukuweza kuondoa taarifa hii. Tafadhali jaribu tena baada ya muda mfupi.",
  "funding.withdrawalOffline":
    "Hatukuweza kuifikia seva, kwa hiyo huenda taarifa hii haijaondolewa. Angalia mtandao wako na ujaribu tena.",
  // investee-dashboard.ts
  "investee.noMatches":
    "Kwa sasa huna miunganisho. Tafadhali angalia tena baadaye.",
  "investee.matchWith": "Muunganisho wako na {investor}",
  "investee.tracker": "Hatua ya muunganisho huu",
  "investee.writeTo": "Andika kwa {investor}",
  "investee.history": "Yaliyotokea hadi sasa",
  "investee.anotherMatch.sentence":
    "Huenda wawekezaji wengine bado wana nia: unaweza kutafuta muunganisho mwingine.",
  "investee.anotherMatch.link": "Tafuta mwekezaji mwingine",
  "investee.otherOptions.sentence":
    "Umetumia nafasi zako {maxReruns, plural, =2 {zote mbili} other {zote}} za kuunganisha upya.",
  "investee.otherOptions.link": "Tazama njia nyingine",
  "investee.table": "Wawekezaji Uliounganishwa Nao",
  "investee.columns.investor": "Jina la Mwekezaji",
  "investee.columns.sector": "Sekta",
  "investee.columns.score": "Alama ya Ulinganifu (%)",
  "investee.columns.funded": "Ufadhili",
  "investee.viewStatus": "Tazama Hali",
  "investee.noMatchesHint":
    "Hapa utaona wawekezaji uliounganishwa nao na hali ya kila muunganisho.",
  "investee.figures": "Takwimu zako",
  "investee.update": "Sasisha takwimu hizi",
  "investee.setUpHint":
    "Tunakuunganisha kwa kuzingatia wasifu wako, na wawekezaji huusoma kabla ya kuamua.",
  "investee.ticketSize": "Kiasi cha Mtaji",
  "investee.ticketNote": "Kiasi unachoomba",
  "investee.fundingReceived": "Ufadhili Uliopokelewa",
  "investee.annualTurnover": "Mauzo ya Mwaka",
  "investee.financialPosition": "Hali ya Kifedha",
  "investee.teamCapacity": "Idadi ya Wafanyakazi",
  "investee.defaultValue": "Imewekwa na mfumo; tafadhali sasisha",
  "investee.people": "{count, plural, one {mtu {count}} other {watu {count}}}",
  "dashboard.setUpTitle": "Kwanza andaa wasifu wako",
  // investor-dashboard.ts
  "investor.noMatches": "Bado hakuna miunganisho",
  "investor.noMatchesNotice":
    "Biashara huonekana hapa zinapolingana na sekta zako na wigo wako wa uwekezaji. Wasifu uliokamilika huunganishwa mara nyingi zaidi.",
  "investor.welcome": "Karibu",
  "investor.welcomeNamed": "Karibu, {name}",
  "investor.statusCount": "{status}: {count}",
  "investor.totalMatched": "Jumla ya Miunganisho",
  "investor.sectors": "Sekta",
  "investor.sectorsChart":
    "Mgawanyo wa biashara ulizounganishwa nazo kwa kila sekta; jedwali lililo kando yake lina takwimu zile zile",
  "investor.sectorsTable": "Biashara ulizounganishwa nazo kwa kila sekta",
  "investor.countColumn": "Miunganisho",
  "investor.more": "na {count} zaidi",
  "investor.totalFunded": "Jumla ya Ufadhili",
  "investor.table": "Fursa Ulizounganishwa Nazo",
  "investor.columns.status": "Hali",
  "investor.columns.investee": "Mtafuta Mtaji",
  "investor.columns.sector": "Sekta",
  "investor.columns.tokenSize": "Kiasi cha Mtaji",
  "investor.columns.funded": "Ufadhili",
  "investor.columns.actions": "Vitendo",
  "investor.tools": "Tafuta, chuja na upange",
  "investor.search": "Tafuta biashara",
  "investor.allStatuses": "Hali zote",
  "investor.allSectors": "Sekta zote",
  "investor.filterOption": "{name} ({count})",
  "investor.sortBy": "Panga kwa",
  "investor.orders.waiting": "Za kukagua kwanza",
  "investor.orders.status.ascending": "Hali, ya kwanza hadi ya mwisho",
  "investor.orders.status.descending": "Hali, ya mwisho hadi ya kwanza",
  "investor.orders.investee.ascending": "Mtafuta mtaji, A hadi Z",
  "investor.orders.investee.descending": "Mtafuta mtaji, Z hadi A",
  "investor.orders.sector.ascending": "Sekta, A hadi Z",
  "investor.orders.sector.descending": "Sekta, Z hadi A",
  "investor.orders.tokenSize.ascending": "Kiasi cha Mtaji, kidogo kwanza",
  "investor.orders.tokenSize.descending": "Kiasi cha Mtaji, kikubwa kwanza",
  "investor.orders.funded.ascending": "Ufadhili, mdogo kwanza",
  "investor.orders.funded.descending": "Ufadhili, mkubwa kwanza",
  "investor.noResults": "Hakuna biashara zinazolingana na vichujio vyako",
  "investor.noResultsHint": "Ondoa kichujio, au onyesha zote {total}.",
  "investor.pages": "Kurasa za Fursa Ulizounganishwa Nazo",
  "investor.previous": "Uliotangulia",
  "investor.next": "Unaofuata",
  "investor.page": "Ukurasa wa {page} kati ya {pages}",
  "investor.partlyLoaded":
    "Jedwali lina miunganisho {loaded} kati ya {total} uliyo nayo, ikianza na inayosubiri jibu lako. Utafutaji, vichujio na mpangilio vinahusu hiyo tu.",
  "investor.allLoaded": "Jedwali lina miunganisho yote {total} uliyo nayo.",
  "investor.loadAll": "Pakia yote {total}",
  "investor.loadingAll": "Inapakia",
  "investor.restNotLoaded":
    "Hatukuweza kupakia miunganisho yako yote. Kitufe cha Pakia yote huendelea kutoka pale kilipoishia.",
  "investor.tokenSize":
    "Kiasi cha Mtaji ni kiasi cha fedha ambacho biashara inaomba.",
  "investor.introduces": "Unapoidhinisha, tunawatambulisha kwa barua pepe.",
  "investor.approve": "Idhinisha",
  "investor.decline": "Kataa",
  "investor.readProfileOf": "Soma wasifu wa {name}",
  "investor.alreadyFunded":
    "Muunganisho huu umefadhiliwa na hauwezi tena kubadilishwa.",
  "investor.closed":
    "Muunganisho huu ulibadilishwa na mwingine au ulifungwa, na hauwezi tena kubadilishwa.",
  "investor.setUp":
    "Tunakuunganisha na biashara kulingana na vigezo vyako vya uwekezaji. Kamilisha wasifu wako ili upate miunganisho.",
  "investor.reviewProfile": "Kagua wasifu wako",
  "investor.why": "Kwa nini biashara hii",
  "investor.profileLoading": "Inapakia wasifu",
  "investor.files": "Faili",
  "investor.noFiles": "Hakuna faili zilizoongezwa.",
  "investor.filesAfterApproval":
    "Faili za fedha hupatikana baada ya wewe kuidhinisha.",
  "investor.waiting":
    "{count, plural, =0 {Huna biashara za kukagua.} =1 {Una biashara moja ya kukagua.} other {Una biashara {count, number} za kukagua.}}",
  "investor.fundedDeals":
    "dola za Marekani{count, plural, =0 {} =1 {, katika mkataba mmoja} other {, katika mikataba {count, number}}}",
  "investor.shown":
    "{count, plural, =1 {{from} kati ya {count}} other {{from}–{to} kati ya {count, number}}}",
  "investor.shownFiltered":
    "{count, plural, =1 {{count} inayolingana} other {{from}–{to} kati ya {count, number} zinazolingana}}, {total} kwa jumla",
  // live-updates.ts
  "live.matched": "Una muunganisho mpya: {name}.",
  "live.approved": "Mwekezaji {name} ameidhinisha muunganisho wenu.",
  "live.rejected": "Mwekezaji {name} amekataa.",
  "live.fundedInvestee": "Mwekezaji {name} amekupa ufadhili wa {amount}.",
  "live.fundedInvestor": "Ufadhili wa {amount} kwa {name} umekamilika.",
  "live.replaced":
    "Biashara moja inatafuta mwekezaji mwingine, kwa hiyo muunganisho wako nayo umefungwa.",
  "live.closedInvestee":
    "Mmoja wa miunganisho yako umefungwa kwa sababu mwekezaji ameondoka. Unaweza kutafuta mwekezaji mwingine.",
  "live.closedInvestor":
    "Mmoja wa miunganisho yako umefungwa kwa sababu biashara imeondoka.",
  // login.ts
  "login.termsRequired": "Kubali vigezo na masharti.",
  "login.notRegistered":
    "Anwani hii ya barua pepe haijasajiliwa. Tafadhali jisajili kwanza.",
  "login.tooMany":
    "Umejaribu kuingia mara nyingi mno. Tafadhali jaribu tena baada ya {loginLockoutMinutes, plural, one {dakika #} other {dakika #}}.",
  "login.passwordExpired":
    "Muda wa nenosiri lako umeisha. Tafadhali weka jipya.",
  "login.wrongPassword": "Nenosiri si sahihi. Tafadhali jaribu tena.",
  "login.refused": "Barua pepe au nenosiri si sahihi.",
  "login.unverified": "Tafadhali thibitisha barua pepe yako kabla ya kuingia.",
  "login.unverifiedNote":
    "Tafuta barua pepe ya uthibitisho kwenye kikasha chako na kwenye folda ya barua taka.",
  "login.verificationMailFailed":
    "Imeshindikana kutuma barua pepe ya uthibitisho. Tafadhali jaribu tena baadaye.",
  "login.noResponse": "Hitilafu ya mtandao. Tafadhali angalia mtandao wako.",
  "login.failed": "Hitilafu imetokea. Tafadhali jaribu tena.",
  "login.notStored":
    "Kivinjari chako kinazuia data kuhifadhiwa kwa tovuti hii, au hifadhi yake imejaa, kwa hiyo unaondolewa kwenye akaunti kila unapopakia upya ukurasa. Tafadhali ruhusu vidakuzi na data ya tovuti hii, au ongeza nafasi ya hifadhi, kisha uingie tena.",
  "login.intro": "Wewe ni mgeni hapa?",
  "login.terms": "Ninakubali",
  "login.termsLink": "vigezo na masharti",
  "login.forgot": "Umesahau Nenosiri?",
  // mails.ts
  "mails.label": "{label}:",
  "mails.buttonFallback": "Ikiwa kitufe hakifanyi kazi, nakili anwani hii:",
  "mails.unsubscribe": "Sitisha vikumbusho hivi",
  "mails.linkValidity":
    "Kiungo kinatumika mara moja tu na muda wake unaisha baada ya {linkHours, plural, one {saa #} other {saa #}}.",
  "mails.ignore":
    "Ikiwa si wewe uliyeomba, unaweza kupuuza barua pepe hii: hakuna kitakachobadilika.",
  "mails.seeMatch": "Tazama muunganisho",
  "mails.lookForMatch": "Tafuta muunganisho mwingine",
  "mails.choosePassword": "Chagua nenosiri jipya",
  "mails.verification.subject": "Thibitisha barua pepe yako ya Ubia",
  "mails.verification.heading": "Thibitisha barua pepe yako",
  "mails.verification.text":
    "Karibu Ubia. Imebaki hatua moja kabla ya kuweza kuingia.",
  "mails.verification.action": "Thibitisha barua pepe yangu",
  "mails.verification.code": "Au ingiza msimbo huu",
  "mails.verification.validity":
    "Kiungo kinatumika mara moja tu na muda wake unaisha baada ya {linkHours, plural, one {saa #} other {saa #}}. Msimbo unatumika mara moja tu na muda wake unaisha baada ya {codeMinutes, plural, one {dakika #} other {dakika #}}.",
  "mails.passwordReset.subject": "Weka upya nenosiri lako la Ubia",
  "mails.passwordReset.text":
    "Tumepokea ombi la kuweka upya nenosiri la akaunti yako ya Ubia.",
  "mails.passwordChangeLink.subject": "Badilisha nenosiri lako la Ubia",
  "mails.passwordChangeLink.heading": "Badilisha nenosiri lako",
  "mails.passwordChangeLink.text":
    "Umeomba kubadilisha nenosiri la akaunti yako ya Ubia.",
  "mails.passwordChangeLink.notYou":
    "Ikiwa si wewe uliyeomba, huenda mtu mwingine analijua nenosiri lako: chagua jipya kwa kiungo hiki.",
  "mails.passwordChanged.subject": "Nenosiri lako la Ubia limebadilishwa",
  "mails.passwordChanged.heading": "Nenosiri lako limebadilishwa",
  "mails.passwordChanged.text":
    "Nenosiri la akaunti yako ya Ubia limebadilishwa sasa hivi, na vipindi vyote vimefungwa.",
  "mails.passwordChanged.notYou":
    "Ikiwa ni wewe uliyelibadilisha, huhitaji kufanya chochote. Ikiwa si wewe, weka upya nenosiri lako ili kulinda akaunti yako:",
  "mails.passwordChanged.action": "Weka upya nenosiri langu",
  "mails.accountDeleted.subject": "Akaunti yako ya Ubia imefutwa",
  "mails.accountDeleted.heading": "Akaunti yako imefutwa",
  "mails.accountDeleted.text":
    "Akaunti yako ya Ubia, wasifu wako na faili zako zimefutwa.",
  "mails.accountDeleted.last":
    "Hii ni barua pepe ya mwisho tutakayotuma kwa anwani hii.",
  "mails.matched.subject": "Una muunganisho mpya kwenye Ubia",
  "mails.matched.heading": "Una muunganisho mpya",
  "mails.matched.text":
    "{investee} ni biashara inayotafuta ufadhili na inayolingana na vigezo vyako vya uwekezaji. Soma wasifu wake, kisha uamue.",
  "mails.approved.subject": "Muunganisho wako umeidhinishwa",
  "mails.approved.heading": "Kutana na {other}",
  "mails.approved.text":
    "Muunganisho wako na {other} umeidhinishwa. Sasa mnaweza kuandikiana.",
  "mails.approved.contact": "Anwani yake ya barua pepe: {contact}",
  "mails.declined.subject": "Muunganisho umekataliwa",
  "mails.declined.othersInterested":
    "Mwekezaji {investor} amekataa. Huenda wawekezaji wengine bado wana nia.",
  "mails.declined.text": "Mwekezaji {investor} amekataa.",
  "mails.declined.submission":
    "Chagua Tafuta Wawekezaji ili kutafuta mwekezaji mwingine. Miunganisho yako haitabadilika.",
  "mails.declined.rerun":
    "Ukiunganisha upya, nafasi za wawekezaji waliokataa au ambao hawajajibu kwa wakati zitachukuliwa na wawekezaji wanaofuata kwa ulinganifu ambao bado hujapendekezewa. Miunganisho yako mingine itabaki. {rerunsLeft, plural, one {Imebaki nafasi # ya kuunganisha upya} other {Zimebaki nafasi # za kuunganisha upya}}.",
  "mails.funded.subject": "Muunganisho wako umefadhiliwa",
  "mails.funded.text": "Muunganisho na {other} umepata ufadhili wa {amount}.",
  "mails.fundingStated.subject":
    "Taarifa ya ufadhili wa muunganisho wako imetolewa",
  "mails.fundingStated.toInvestee":
    "Kwa mujibu wa mwekezaji {other}, ulipata ufadhili wa {amount} tarehe {date}.",
  "mails.fundingStated.toInvestor":
    "Kwa mujibu wa {other}, biashara hiyo ilipata ufadhili wa {amount} tarehe {date}.",
  "mails.fundingStated.agreed":
    "Umetaja kiasi kile kile. Timu yetu itahakiki ufadhili huo na kuuweka kwenye kumbukumbu.",
  "mails.fundingStated.open":
    "Tafadhali tueleze ni kiasi gani kililipwa, na lini. Timu yetu itauweka ufadhili kwenye kumbukumbu pindi nyote wawili mtakapotaja kiasi kile kile.",
  "mails.reminder.subject":
    "{count, plural, one {Biashara moja inasubiri jibu lako} other {Biashara # zinasubiri jibu lako}}",
  "mails.reminder.text":
    "Soma wasifu, kisha uidhinishe au ukatae. Kukataa kunasaidia pia: biashara inaweza kutafuta mwekezaji mwingine.",
  "mails.reminder.overdue":
    "{count, plural, one {Muda wa kujibu umepita kwa muunganisho # ulio nao} other {Muda wa kujibu umepita kwa miunganisho # uliyo nayo}}. Hatutakupendekezea biashara mpya hadi idadi hiyo iwe chini ya {silentMatches}.",
  "mails.reminder.score": "alama {score}",
  "mails.reminder.overdueSince": "muda ulipita tarehe {date}",
  "mails.reminder.answerBy": "jibu kufikia tarehe {date}",
  "mails.reminder.more": "Tazama {count, number} zaidi",
  "mails.datesPassed.subject": "Mwekezaji hajajibu kwa wakati",
  "mails.datesPassed.heading": "Jibu halikutolewa kwa wakati",
  "mails.datesPassed.text":
    "Mwekezaji {investor} alikuwa na muda wa kujibu hadi tarehe {date}, na bado hajajibu. Bado anaweza kufanya hivyo.",
  "mails.datesPassed.rerun":
    "Ukiunganisha upya, nafasi ya {investors} itachukuliwa na wawekezaji wanaofuata kwa ulinganifu ambao bado hujapendekezewa. {rerunsLeft, plural, one {Imebaki nafasi # ya kuunganisha upya} other {Zimebaki nafasi # za kuunganisha upya}}.",
  // match-outlook.ts
  "outlook.title": "Cha kutarajia",
  "outlook.offered":
    "{count, plural, =0 {Kwa sasa hakuna mwekezaji anayeweza kupendekezwa kwa wasifu wako uliohifadhiwa.} =1 {Kwa sasa mwekezaji mmoja anaweza kupendekezwa kwa wasifu wako uliohifadhiwa.} other {Kwa sasa wawekezaji {about, select, yes {takriban } other {}}{number} wanaweza kupendekezwa kwa wasifu wako uliohifadhiwa.}}",
  "outlook.every":
    "{count, plural, =0 {Hakuna hata mmoja kati yao anayetimiza vigezo vyote.} =1 {Mmoja kati yao anatimiza vigezo vyote.} other {Kati yao, {about, select, yes {takriban } other {}}{number} wanatimiza vigezo vyote.}}",
  "outlook.excludes.sector":
    "Sekta yako ndiyo inayoondoa idadi kubwa zaidi ya wawekezaji wengine.",
  "outlook.excludes.ticket":
    "Kiasi chako cha mtaji ndicho kinachoondoa idadi kubwa zaidi ya wawekezaji wengine.",
  "outlook.excludes.stage":
    "Hatua ya biashara yako ndiyo inayoondoa idadi kubwa zaidi ya wawekezaji wengine.",
  "outlook.excludes.investmentType":
    "Aina yako ya uwekezaji ndiyo inayoondoa idadi kubwa zaidi ya wawekezaji wengine.",
  "outlook.excludes.country":
    "Nchi yako ndiyo inayoondoa idadi kubwa zaidi ya wawekezaji wengine.",
  "outlook.change.capital_needed":
    "Kwa kiasi cha mtaji cha {value}: {changedAbout, select, yes {takriban } other {}}{changed} badala ya {about, select, yes {takriban } other {}}{number}.",
  "outlook.change.investment_type":
    "Kwa aina ya uwekezaji {value}: {changedAbout, select, yes {takriban } other {}}{changed} badala ya {about, select, yes {takriban } other {}}{number}.",
  "outlook.businesses":
    "{count, plural, =0 {Kwa sasa hakuna biashara yenye wasifu uliokamilika inayolingana na vigezo vyako.} =1 {Kwa sasa biashara moja yenye wasifu uliokamilika inaweza kupendekezwa kwako.} other {Kwa sasa biashara {about, select, yes {takriban } other {}}{number} zenye wasifu uliokamilika zinaweza kupendekezwa kwako.}} Biashara huonekana hapa inapoomba muunganisho.",
  // match-review.ts
  "review.failed.approved": "Imeshindikana kuidhinisha.",
  "review.failed.rejected": "Imeshindikana kukataa – tafadhali jaribu tena.",
  "review.tooMany":
    "Muunganisho huu umebadilishwa mara nyingi mno. Tafadhali jaribu tena baada ya {wait}.",
  "review.lost.approved":
    "Imeshindikana kuidhinisha. Muunganisho na {name} ulibadilishwa na mwingine au ulifungwa, na hauwezi tena kubadilishwa.",
  "review.lost.rejected":
    "Imeshindikana kukataa – tafadhali jaribu tena. Muunganisho na {name} ulibadilishwa na mwingine au ulifungwa, na hauwezi tena kubadilishwa.",
  "review.approved": "Umeidhinisha {name}. Tumewatambulisha kwa barua pepe.",
  "review.rejected": "Umekataa {name}.",
  "review.formerInvestor": "Mwekezaji wa awali",
  "review.formerInvestee": "Biashara ya awali",
  "review.refused": "Muunganisho huu hauwezi tena kubadilishwa.",
  // match-status.ts
  "status.pending": "Inasubiri",
  "status.approved": "Imeidhinishwa",
  "status.rejected": "Imekataliwa",
  "status.funded": "Imefadhiliwa",
  "status.closed": "Imefungwa",
  "step.pending.current": "Mwekezaji anakagua wasifu wako",
  "step.pending.completed": "Mwekezaji amekagua wasifu wako",
  "step.approved.upcoming": "Ikiwa mwekezaji atakuidhinisha",
  "step.approved.current": "Mwekezaji amekuidhinisha",
  "step.approved.completed": "Mwekezaji alikuidhinisha",
  "step.approved.withdrawn": "Imeondolewa",
  "step.rejected.upcoming": "Ikiwa tu mwekezaji atakataa",
  "step.rejected.current": "Mwekezaji amekataa",
  "step.funded.upcoming": "Fedha zitakapofika",
  "step.funded.current": "Fedha zimefika",
  "step.closed": "Muunganisho huu umefungwa",
  "step.doesNotApply": "Haihusiki",
  "history.pending": "Uliunganishwa na {investor}",
  "history.approved": "Mwekezaji {investor} alikuidhinisha",
  "history.rejected": "Mwekezaji {investor} alikataa",
  "history.funded": "Mwekezaji {investor} alikupa ufadhili wa {amount}",
  "history.replaced":
    "Ulimbadilisha mwekezaji {investor} kwa mwekezaji mwingine",
  "history.closed": "Muunganisho na {investor} ulifungwa",
  "tracker.pending":
    "Mwekezaji {investor} anakagua wasifu wako. Huhitaji kufanya chochote sasa: tutakutumia barua pepe mara tu atakapoamua.",
  "tracker.approved":
    "Mwekezaji {investor} amekuidhinisha. Sasa mnaweza kuwasiliana, na timu yetu itaandaa makubaliano pamoja nanyi.",
  "tracker.rejected": "Mwekezaji {investor} amekataa.",
  "tracker.rejectedAfterApproval": "Mwekezaji {investor} ameondoa idhini yake.",
  "tracker.closed":
    "{investor}: muunganisho huu umefungwa na hauwezi tena kubadilika.",
  "tracker.funded":
    "Mwekezaji {investor} amekupa ufadhili wa {amount}. Hongera: fedha zimefika, na hakuna kingine cha kufanya.",
  // matching.ts
  "matching.incomplete":
    "Tafadhali kamilisha wasifu wako kwa taarifa zote zinazohitajika kabla ya kuunganishwa.",
  "matching.maximum":
    "Umefikia idadi ya juu zaidi ya miunganisho ({maxMatches}).",
  "matching.rerunTooFew":
    "Unahitaji angalau miunganisho {maxMatches, plural, =2 {miwili} other {#}} kabla ya kuunganisha upya.",
  "matching.rerunLimit":
    "Umetumia nafasi zako {maxReruns, plural, =2 {zote mbili} other {zote #}} za kuunganisha upya.",
  "matching.none":
    "Samahani, kwa sasa hatukupata wawekezaji wanaolingana na vigezo vyako. Tafadhali kuwa na subira na ujaribu tena baadaye.",
  "matching.review": "Miunganisho yako inakaguliwa ili ipate idhini ya mwisho.",
  "matching.tooMany":
    "Umeomba miunganisho mara nyingi mno. Tafadhali jaribu tena baada ya {wait}.",
  "matching.getMatched": "Tafuta Wawekezaji",
  "matching.maximumReached": "Miunganisho Imefika Kikomo",
  "matching.records": "Je, una taarifa za fedha za miaka miwili zinazowiana?",
  "matching.declinedOne": "Mwekezaji {investor} amekataa",
  "matching.declinedBoth": "Wawekezaji {first} na {second} wamekataa",
  "matching.overdueOne": "Mwekezaji {investor} hajajibu kwa wakati",
  "matching.overdueBoth":
    "Wawekezaji {first} na {second} hawajajibu kwa wakati",
  "matching.declinedAndOverdue":
    "Mwekezaji {first} {firstStatus, select, rejected {amekataa} other {hajajibu kwa wakati}}, na mwekezaji {second} {secondStatus, select, rejected {amekataa} other {hajajibu kwa wakati}}",
  "matching.declinedGetMatched":
    "Chagua Tafuta Wawekezaji ili kutafuta mwekezaji mwingine. Hatua hiyo haitumii nafasi ya kuunganisha upya.",
  "matching.declinedNoRerun":
    "Umetumia nafasi zako {maxReruns, plural, =2 {zote mbili} other {zote}} za kuunganisha upya. Programu zetu zinaweza kuandaa biashara yako kwa mwekezaji ajaye, na timu yetu ya usaidizi inaweza kujibu maswali yako.",
  "rerun.replacesDeclinedOne":
    "Ukiunganisha upya, nafasi ya {investor}, mwekezaji aliyekataa, itachukuliwa na mwekezaji anayefuata kwa ulinganifu ambaye bado hujapendekezewa.",
  "rerun.replacesDeclinedBoth":
    "Ukiunganisha upya, nafasi za {first} na {second}, wawekezaji waliokataa, zitachukuliwa na wawekezaji wanaofuata kwa ulinganifu ambao bado hujapendekezewa. Tukimpata mmoja tu, atachukua nafasi ya {first}.",
  "rerun.replacesPendingOne":
    "Ukiunganisha upya, nafasi ya {investor}, mwekezaji ambaye bado hajajibu, itachukuliwa na mwekezaji anayefuata kwa ulinganifu ambaye bado hujapendekezewa.",
  "rerun.replacesPendingBoth":
    "Ukiunganisha upya, nafasi za {first} na {second}, wawekezaji ambao bado hawajajibu, zitachukuliwa na wawekezaji wanaofuata kwa ulinganifu ambao bado hujapendekezewa. Tukimpata mmoja tu, atachukua nafasi ya {first}.",
  "rerun.replacesOverdueOne":
    "Ukiunganisha upya, nafasi ya {investor}, mwekezaji ambaye hajajibu kwa wakati, itachukuliwa na mwekezaji anayefuata kwa ulinganifu ambaye bado hujapendekezewa.",
  "rerun.replacesOverdueBoth":
    "Ukiunganisha upya, nafasi ya {first}, mwekezaji {firstStatus, select, rejected {aliyekataa} other {ambaye hajajibu kwa wakati}}, na ya {second}, mwekezaji {secondStatus, select, rejected {aliyekataa} other {ambaye hajajibu kwa wakati}}, zitachukuliwa na wawekezaji wanaofuata kwa ulinganifu ambao bado hujapendekezewa. Tukimpata mmoja tu, atachukua nafasi ya {first}.",
  "rerun.replacesNone":
    "Kuunganisha upya huwaondoa wawekezaji waliokataa au ambao bado hawajajibu na kuweka wengine. Wawekezaji wako wote wawili wamekuidhinisha, kwa hiyo hakuna wa kubadilishwa.",
  "rerun.notReplaced": "Mwekezaji {investor} habadilishwi.",
  "rerun.final":
    "Kuunganisha upya hakuwezi kutenduliwa. Tusipopata mwekezaji mwingine, hakuna kitakachobadilika na nafasi hiyo haitahesabiwa.",
  "rerun.replaced": "Mwekezaji {newer} amechukua nafasi ya {older}.",
  "rerun.changed":
    "Miunganisho yako imebadilika. Tafadhali ikague kabla ya kuomba tena kuunganishwa upya.",
  "matching.intro":
    "Tunatafuta wawekezaji wasiozidi {maxMatches, plural, =2 {wawili} other {#}} wanaolingana na sekta, kiasi cha mtaji, hatua na nchi yako.",
  "matching.loading": "Inapakia wasifu wako na miunganisho yako",
  "matching.required": "Vinavyohitajika kwa uunganishaji",
  "matching.missing": "Vinavyokosekana",
  "matching.completeProfile": "Kamilisha wasifu wako",
  "matching.saveProfile": "Hifadhi wasifu wako",
  "matching.rerun": "Unganisha Upya",
  "matching.rerunLater":
    "Kuunganisha upya kunawezekana ukishakuwa na miunganisho {maxMatches, plural, =2 {miwili} other {#}}.",
  "matching.rerunTitle": "Kuunganisha upya kutafanya nini",
  "matching.seePrograms": "Tazama programu",
  "matching.contactSupport": "Wasiliana na usaidizi",
  "matching.working": "Tunatafuta wawekezaji wanaofaa. Itachukua muda mfupi.",
  "matching.results": "Miunganisho yako",
  "matching.empty": "Bado hakuna miunganisho",
  "matching.emptyHint":
    "Chagua Tafuta Wawekezaji ili kuona hapa wawekezaji wasiozidi {maxMatches, plural, =2 {wawili} other {#}}, kila mmoja akiwa na alama na sababu zake.",
  "matching.score": "Alama ya Ulinganifu",
  "matching.why": "Kwa nini mwekezaji huyu",
  "matching.whyNot": "Kisicholingana",
  "matching.follow": "Ifuatilie kwenye dashibodi yako",
  "matching.recordsTitle": "Kumbukumbu zako",
  "matching.assistanceTitle": "Tunaweza kukusaidia kujiandaa",
  "matching.assistance":
    "Wawekezaji huomba taarifa za fedha za miaka miwili zinazowiana. Timu yetu inaweza kukusaidia kuziandaa: tutumie ulizonazo hadi sasa, nasi tutakuonyesha kinachokosekana.",
  "matching.criteriaTitle": "Vigezo vya kustahiki",
  "matching.criteria":
    "Wawekezaji walio kwenye Ubia hutafuta biashara zinazotimiza vigezo hivi tisa. Je, unavitimiza?",
  "matching.proceed": "Ndiyo, endelea",
  "matching.alertTitle": "Tafadhali zingatia",
  "matching.profileTitle": "Kwanza kamilisha wasifu wako",
  "matching.goToProfile": "Nenda kwenye wasifu wako",
  "matching.rerunsLeft":
    "{count, plural, =0 {Hakuna nafasi iliyobaki ya kuunganisha upya} one {Imebaki nafasi {count} ya kuunganisha upya} other {Zimebaki nafasi {count} za kuunganisha upya}}",
  // navbar.ts
  "nav.label": "Kurasa kuu",
  "nav.menu": "Menyu",
  "nav.home": "Mwanzo",
  "nav.about": "Kutuhusu",
  "nav.programs": "Programu",
  "nav.insights": "Maarifa",
  "nav.contact": "Wasiliana Nasi",
  "nav.logIn": "Ingia",
  "nav.joinNow": "Jiunge Sasa",
  "nav.dashboard": "Dashibodi Yangu",
  "nav.logout": "Toka",
  "nav.language": "Lugha",
  "language.logoutTitle": "Ufungue lugha nyingine na utoke?",
  "language.logoutText":
    "Kivinjari chako kinazuia data kuhifadhiwa kwa tovuti hii, au hifadhi yake imejaa, kwa hiyo ukifungua ukurasa kwa lugha nyingine utaondolewa kwenye akaunti, na ulichoandika kitapotea.",
  "language.open": "Fungua na utoke",
  "language.stay": "Baki",
  "sidebar.greeting": "Habari",
  "sidebar.investor": "Mwekezaji",
  "sidebar.investee": "Mtafuta mtaji",
  "sidebar.profile": "Wasifu",
  "sidebar.lookingForFunding": "Unatafuta Ufadhili?",
  "sidebar.tradeConnect": "Trade Connect",
  "sidebar.support": "Usaidizi",
  "sidebar.manageAccount": "Simamia Akaunti",
  "sidebar.changePassword": "Badilisha Nenosiri",
  "sidebar.deleteAccount": "Futa Akaunti",
  "sidebar.manageAccountText": "Ungependa kufanya nini na akaunti yako?",
  "sidebar.changePasswordText":
    "Tutakutumia kiungo cha kuchagua nenosiri jipya.",
  "sidebar.deleteAccountText":
    "Wasifu wako na faili zako zitafutwa kabisa, na miunganisho yako iliyo wazi itafungwa.",
  "footer.about":
    "Ubia maana yake ni ushirikiano. Tunaunganisha biashara kote Afrika na wawekezaji wanaoamini kazi yao.",
  "footer.platform": "Jukwaa",
  "footer.help": "Msaada",
  "footer.offices": "Ofisi",
  "footer.legal": "Kila nchi ina taarifa yake ya faragha.",
  "footer.legalLink": "Soma ya nchi yako",
  "insights.loading": "Inapakia nchi na kanda",
  "insights.search": "Nchi au kanda",
  "insights.placeholder": "Tafuta nchi au kanda...",
  "insights.africa": "Afrika",
  "insights.regions": "Kanda",
  "insights.beyond": "Nje ya Afrika",
  "insights.reading": "{topic}, {minutes, plural, other {dakika # za kusoma}}",
  "insights.found":
    "{count, plural, =0 {Hakuna kilichopatikana} one {Nchi au kanda {count}} other {Nchi na kanda {count}}}",
  // password-change.ts
  "change.currentRequired": "Tafadhali ingiza nenosiri lako la sasa.",
  "change.sent":
    "Kiungo cha kubadilisha nenosiri kimetumwa kwa barua pepe yako.",
  "change.wrongPassword": "Nenosiri la sasa si sahihi.",
  "change.missing": "Nenosiri la sasa au URL ya tovuti inakosekana.",
  "change.mailFailed":
    "Imeshindikana kutuma barua pepe. Tafadhali jaribu tena baadaye.",
  "change.failed":
    "Ombi lako halikuweza kushughulikiwa. Tafadhali jaribu tena.",
  "changeByLink.success": "Nenosiri lako limebadilishwa. Tafadhali ingia tena.",
  "changeByLink.reused":
    "Huwezi kutumia tena manenosiri yako ya hivi karibuni ({passwordHistory} ya mwisho).",
  "changeByLink.failed":
    "Imeshindikana kubadilisha. Huenda kiungo si sahihi au muda wake umeisha.",
  "change.intro":
    "Ingiza nenosiri lako la sasa, nasi tutakutumia kwa barua pepe kiungo cha kuchagua jipya.",
  "change.current": "Nenosiri la sasa",
  "change.submit": "Nitumie Kiungo",
  "change.sentTitle": "Angalia kikasha chako",
  "change.sentTo": "Tumetuma kiungo kwa",
  "change.requestAgain": "Omba kiungo kingine",
  "change.doneTitle": "Nenosiri lako limebadilishwa",
  // password-reset-confirm.ts
  "resetConfirm.success": "Nenosiri lako limewekwa upya.",
  "resetConfirm.tooMany":
    "Umejaribu mara nyingi mno. Tafadhali jaribu tena baada ya {resetConfirmMinutes, plural, one {dakika #} other {dakika #}}.",
  "resetConfirm.reused":
    "Umewahi kutumia nenosiri hili. Tafadhali chagua jipya.",
  "resetConfirm.linkInvalid":
    "Kiungo hiki cha kuweka upya nenosiri hakitumiki tena. Tafadhali omba kipya.",
  "resetConfirm.failed":
    "Imeshindikana kuweka upya nenosiri. Tafadhali jaribu tena.",
  "resetConfirm.intro":
    "Tumia nenosiri ambalo hulitumii mahali pengine popote.",
  "resetConfirm.submit": "Weka Nenosiri Jipya",
  "resetConfirm.doneTitle": "Nenosiri lako jipya limewekwa",
  "resetConfirm.invalidTitle": "Tafadhali omba kiungo kipya",
  "resetConfirm.invalidNext":
    "Kiungo kinatumika mara moja tu na muda wake unaisha baada ya {linkHours, plural, one {saa #} other {saa #}}.",
  "resetConfirm.newLink": "Omba Kiungo Kipya",
  // password-reset-request.ts
  "reset.emailRequired": "Tafadhali ingiza barua pepe yako.",
  "reset.sent":
    "Ikiwa kuna akaunti yenye barua pepe hiyo, kiungo cha kuweka upya nenosiri kimetumwa.",
  "reset.noResponse":
    "Huduma yetu haikujibu. Tafadhali angalia mtandao wako, na ujaribu tena ikiwa hutapokea barua pepe.",
  "reset.overloaded":
    "Huduma yetu ina shughuli nyingi. Ikiwa hutapokea barua pepe, jaribu tena baada ya muda mfupi.",
  "reset.tooMany":
    "Umeomba kuweka upya nenosiri mara nyingi mno. Tafadhali jaribu tena baada ya {wait}.",
  "reset.tooManyLater":
    "Umeomba kuweka upya nenosiri mara nyingi mno. Tafadhali jaribu tena baadaye.",
  "reset.intro":
    "Ingiza barua pepe yako, nasi tutakutumia kiungo cha kuchagua nenosiri jipya.",
  "reset.submit": "Tuma Kiungo",
  "reset.remembered": "Umekumbuka nenosiri lako?",
  // payment.ts
  "payment.required": "Sehemu zote lazima zijazwe.",
  "payment.cardNumber": "Namba ya kadi lazima iwe na tarakimu {cardDigits}.",
  "payment.expiryFormat":
    "Tarehe ya mwisho ya kadi lazima iandikwe kwa muundo wa MM/YY au MM/YYYY.",
  "payment.expiryPast":
    "Muda wa kadi umekwisha. Tafadhali ingiza mwezi na mwaka sahihi.",
  "payment.cvv": "CVV lazima iwe na tarakimu {cvvMin} au {cvvMax}.",
  "payment.fieldEmpty": "Tafadhali jaza sehemu hii.",
  "payment.success":
    "Malipo yako ya majaribio yamefanikiwa. Hakuna fedha zilizohamishwa.",
  "payment.thanks":
    "Asante. Malipo yako ya majaribio ya {fee} kwa {programme} yamefanikiwa. Hakuna fedha zilizohamishwa.",
  "payment.thanksWithoutProgramme":
    "Asante. Malipo yako ya majaribio yamefanikiwa. Hakuna fedha zilizohamishwa.",
  "payment.intro": "Angalia unacholipia na uingize taarifa za kadi yako.",
  "payment.simulationTitle": "Haya ni majaribio. Hakuna fedha zinazohamishwa.",
  "payment.simulation":
    "Unachoandika hapa hakitoki kwenye ukurasa huu, hakihifadhiwi, wala hakihakikiwi na benki. Tafadhali usitumie kadi halisi: tarakimu zozote {cardDigits} zinafaa, kwa mfano 4000 1234 5678 9010.",
  "payment.formTitle": "Kadi",
  "payment.name": "Jina la mwenye kadi",
  "payment.number": "Namba ya kadi",
  "payment.numberHint":
    "Tarakimu {cardDigits}; nafasi na vistari vinaruhusiwa.",
  "payment.expiry": "Tarehe ya mwisho",
  "payment.expiryHint": "MM/YY au MM/YYYY",
  "payment.cvvLabel": "CVV",
  "payment.cvvHint": "Tarakimu {cvvMin} au {cvvMax}",
  "payment.pay": "Lipa Sasa",
  "payment.processing":
    "Tunaiga malipo. Itachukua {paymentSeconds, plural, one {sekunde #} other {sekunde #}}.",
  "payment.leave":
    "Unaweza kuondoka kwenye ukurasa huu wakati wowote bila kutozwa.",
  "payment.summaryTitle": "Unacholipia",
  "payment.fee": "Ada",
  // The fee names the currency.
  "payment.currency": "",
  "payment.nothingChosen": "Hujachagua programu.",
  "payment.nothingChosenHint":
    "Bado unaweza kujaribu malipo, au chagua programu kwanza.",
  "payment.choose": "Chagua programu",
  "payment.doneTitle": "Malipo yamefanyika",
  "payment.doneNext":
    "Programu zako zitafunguka baada ya {paymentRedirectSeconds, plural, one {sekunde #} other {sekunde #}}.",
  "payment.continue": "Nenda kwenye programu zako",
  // pitch-deck.ts
  "deck.loadFailed":
    "Hatukuweza kupakia orodha ya mawasilisho yako ya biashara.",
  "deck.uploaded": "{name} imepakiwa.",
  "deck.removed": "{name} imeondolewa.",
  "deck.removeFailed": "Hatukuweza kuondoa {name}. Tafadhali jaribu tena.",
  "deck.refused": "Faili hii imekataliwa.",
  "file.gone": "{name} haipatikani tena.",
  // profile.ts
  "profile.userFetchFailed": "Imeshindikana kupata taarifa za mtumiaji",
  "profile.loadFailed": "Imeshindikana kupakia taarifa za wasifu",
  "profile.saveFailed": "Hitilafu wakati wa kuhifadhi wasifu: {reason}",
  "profile.updated": "Wasifu umesasishwa!",
  "profile.created": "Wasifu umeundwa!",
  "profile.disallowedCharacters": "Haviruhusiwi hapa: {characters}",
  "profile.businessName":
    "Herufi, tarakimu, nafasi, &, ., - pekee (vibambo {businessNameMin}–{businessNameMax}).",
  "profile.businessAddress":
    "Herufi, tarakimu, alama za koma, ., ' , - pekee (vibambo {businessAddressMin}–{businessAddressMax}).",
  "profile.businessAddressTooShort": "Anwani ya biashara ni fupi mno.",
  "profile.marketLength":
    "Soko lazima liwe na vibambo {marketMin}–{marketMax}.",
  "profile.textCharacters":
    "Herufi, tarakimu, nafasi, koma, nukta na - pekee ndizo zinazoruhusiwa.",
  "profile.textAlphanumeric": "Tafadhali weka angalau herufi au tarakimu moja.",
  "profile.pitchLink": "Lazima kianze na http:// au https://",
  "profile.pitchLinkExample": "– tafadhali andika {link}",
  "profile.pitchLinkSpaces": "Hakipaswi kuwa na nafasi.",
  "profile.pitchLinkTooLong": "Hakipaswi kuzidi vibambo {max, number}.",
  "profile.tooManyWords": "Maneno yasiyozidi {max} yanaruhusiwa; una {count}.",
  "profile.choice": "Tafadhali chagua mojawapo.",
  "profile.wholeNumber": "Tafadhali ingiza namba kamili, 0 au zaidi.",
  "profile.amount":
    "Tafadhali ingiza kiasi kinachozidi 0, chenye desimali zisizozidi 2.",
  "profile.amountTooHigh":
    "Tafadhali ingiza kiasi kilicho chini ya {max, number}.",
  "profile.numberTooHigh":
    "Tafadhali ingiza namba iliyo chini ya {max, number}.",
  "profile.amountInFull":
    "Tafadhali andika kiasi chote kwa dola za Marekani, kwa tarakimu na bila kufupisha, kwa mfano {example, number}.",
  "profile.numberInFull":
    "Tafadhali andika namba yote kwa tarakimu na bila kufupisha, kwa mfano {example, number}.",
  "profile.readings":
    "“{text}” inaweza kusomwa kwa njia zaidi ya moja. Tafadhali chagua namba unayomaanisha, au iandike tena.",
  "profile.reading": "{number} ({words})",
  "profile.leftNumber": "{field}: {text}",
  "profile.inWords.dollars":
    "{count, plural, one {dola ya Marekani {words}} other {dola za Marekani {words}}}",
  "profile.inWords.people":
    "{count, plural, one {mtu {words}} other {watu {words}}}",
  "profile.inWords.years":
    "{count, plural, one {mwaka {words}} other {miaka {words}}}",
  "profile.inWords.cents":
    "{words} na {cents, plural, one {senti {cents}} other {senti {cents}}}",
  "profile.revenueOrder":
    "Mapato ya juu zaidi hayapaswi kuwa chini ya mapato ya chini zaidi.",
  "profile.submit.invalid": "{field} si sahihi: {problem}",
  "profile.submit.businessAddress":
    "Anwani ya biashara ina vibambo visivyoruhusiwa.",
  "profile.submit.market":
    "Soko linaweza kuwa na herufi, tarakimu, nafasi, koma, nukta na - pekee, lazima liwe na vibambo {marketMin}–{marketMax}, na liwe na angalau herufi au tarakimu moja.",
  "profile.submit.pitchLink":
    "Kiungo cha wasilisho lazima kiwe URL sahihi inayoanza na http:// au https://",
  "profile.file.tooLarge":
    "Tafadhali chagua faili isiyozidi MB {uploadMegabytes}.",
  "profile.file.avatarImage": "Tafadhali chagua picha.",
  "profile.file.avatarJpegPng": "Tafadhali chagua picha ya JPEG au PNG.",
  "profile.file.avatarUnsupported":
    "Kivinjari hiki hakiwezi kuonyesha picha hii.",
  "profile.file.document":
    "Tafadhali chagua faili ya PDF, Excel, Word, JPEG au PNG.",
  "profile.file.deck": "Tafadhali chagua faili ya PDF au PowerPoint.",
  "profile.file.gone":
    "{name} haiwezi tena kusomwa, kwa sababu ilifutwa, ilibadilishwa jina au ilibadilishwa baada ya wewe kuichagua. Tafadhali ichague tena.",
  "profile.file.locked":
    "Faili hii imefungwa kwa nenosiri. Tafadhali ihifadhi bila nenosiri kisha uichague tena.",
  "profile.file.slideShow":
    "Hili ni onyesho la PowerPoint (PPSX). Tafadhali lihifadhi kama PDF au wasilisho la PowerPoint (PPTX), kisha uchague faili hiyo.",
  "profile.file.macros":
    "Wasilisho hili lina makro (PPTM). Tafadhali lihifadhi kama PDF au wasilisho la PowerPoint (PPTX), kisha uchague faili hiyo.",
  "profile.file.openDocument":
    "Hili ni wasilisho la OpenDocument (ODP). Tafadhali libadilishe kuwa PDF, kisha uchague faili hiyo.",
  "profile.file.keynote":
    "Hili ni wasilisho la Keynote. Tafadhali libadilishe kuwa faili ya PDF au PowerPoint, kisha uchague faili hiyo.",
  "profile.file.heic":
    "Hii ni picha ya HEIC, ambayo vivinjari vingi haviwezi kuionyesha. Tafadhali ihifadhi kama JPEG, kisha uchague faili hiyo.",
  "profile.file.deckLimit":
    "Unaweza kuhifadhi mawasilisho ya biashara yasiyozidi {max}. Tafadhali ondoa moja kwanza.",
  "profile.file.tooMany":
    "Umepakia faili nyingi mno. Tafadhali jaribu tena baada ya {wait}.",
  "profile.file.empty": "Tafadhali chagua faili isiyo tupu.",
  "profile.exists":
    "Tayari una wasifu. Tafadhali pakia upya ukurasa huu ili kuusasisha.",
  "profile.conflict":
    "Wasifu wako ulibadilishwa kwenye kifaa kingine au katika kichupo kingine baada ya wewe kuufungua hapa.",
  "profile.conflictTitle": "Chagua taarifa za kubaki nazo",
  "profile.conflictText":
    "Wasifu wako ulihifadhiwa kwenye kifaa kingine au katika kichupo kingine baada ya wewe kuufungua hapa. Ulichoandika bado kipo hapa, na hakuna kinachohifadhiwa hadi utakapochagua.",
  "profile.conflictMine": "Yako",
  "profile.conflictTheirs": "Iliyohifadhiwa kwenye kifaa kingine",
  "profile.conflictEmpty": "Tupu",
  "profile.conflictSave": "Hifadhi taarifa hizi",
  "profile.conflictBack": "Rudi kwenye fomu",
  "profile.draftFound":
    "Tumetunza ulichokuwa umeandika ulipoondoka kwenye ukurasa huu.",
  "profile.offline": "Huna mtandao.",
  "profile.intercepted":
    "Mtandao umejibu badala ya Ubia. Huenda unakutaka uingie kwenye mtandao huo: fungua tovuti nyingine, kisha uhifadhi tena.",
  "profile.timeout": "Seva haikujibu kwa wakati.",
  "profile.titleNew": "Andaa wasifu wako",
  "profile.titleExisting": "Sasisha wasifu wako kwa ajili ya uunganishaji",
  "profile.intro.investee": "Wawekezaji husoma haya kabla ya kuamua.",
  "profile.intro.investor":
    "Tunatumia haya kukuunganisha. Biashara ulizounganishwa nazo huona jina la biashara yako, nchi, wigo wa uwekezaji, sekta zinazokuvutia na aina za uwekezaji. Unapoidhinisha biashara, huona pia anwani yako ya barua pepe.",
  "profile.loading": "Inapakia wasifu wako",
  "profile.readOnly":
    "Unaweza kusoma wasifu wako hapa, na kuuhariri mtandao utakaporudi.",
  "profile.failed":
    "Hakuna kilichobadilishwa. Tafadhali angalia mtandao wako na ujaribu tena.",
  "profile.draftText": "Hakikutumwa na kimehifadhiwa kwenye kifaa hiki tu.",
  "profile.draftRestore": "Kirejeshe",
  "profile.draftDiscard": "Kitupe",
  "profile.refused":
    "Tafadhali rekebisha sehemu zilizowekewa alama hapa chini.",
  "profile.inputKept": "Kila ulichoandika bado kipo hapa.",
  "profile.saveNew": "Sasisha Wasifu",
  "profile.saveExisting": "Hifadhi Mabadiliko",
  "profile.saved.idle": "Tunakupeleka kwenye dashibodi yako.",
  "profile.saved.busy":
    "Mawasilisho yako ya biashara bado yanasasishwa. Dashibodi yako itafunguka yatakapokamilika.",
  "profile.saved.failed":
    "Si mawasilisho yako yote ya biashara yaliyosasishwa. Tazama sababu chini ya Wasilisho la biashara.",
  "profile.unsaved": "Bado haijahifadhiwa.",
  "profile.unchanged": "Hakuna mabadiliko ya kuhifadhi.",
  "profile.sendingForm": "Inahifadhi.",
  "profile.noOption": "Hakuna chaguo linalolingana",
  "profile.replacement.offer": "Vibadilishe",
  "profile.replacement.preview": "Baada ya kubadilisha vibambo hivyo",
  "profile.replacement.accept": "Tumia maandishi haya",
  "profile.replacement.decline": "Usibadilishe maandishi yangu",
  "profile.replacement.done": "Vibambo vimebadilishwa.",
  "profile.replacement.undo": "Tendua",
  "profile.panels.business": "Biashara yako",
  "profile.panels.funding": "Unachotafuta",
  "profile.panels.figures": "Takwimu",
  "profile.panels.pitch": "Uwasilishaji wako",
  "profile.panels.documents": "Hati",
  "profile.panels.picture": "Picha",
  "profile.panels.investing": "Unawekeza katika nini",
  "profile.panels.ready": "Utayari wa kuunganishwa",
  "profile.usd": "(USD)",
  "profile.emailHint": "Anwani unayotumia kuingia. Haiwezi kubadilishwa hapa.",
  "profile.fields.business_name.label": "Jina la biashara",
  "profile.fields.business_type.label": "Aina ya biashara",
  "profile.fields.business_type.choose": "Chagua aina",
  "profile.fields.location.label": "Nchi",
  "profile.fields.location.choose": "Chagua nchi",
  "profile.fields.description.label": "Maelezo",
  "profile.fields.description.hint.investee":
    "Unafanya nini, wateja wako ni nani, na unahitaji fedha kwa ajili ya nini.",
  "profile.fields.description.hint.investor": "Wewe ni nani, na unawekezaje.",
  "profile.fields.business_address.label": "Anwani ya biashara",
  "profile.fields.capital_needed.label": "Kiasi cha mtaji",
  "profile.fields.capital_needed.hint": "Kiasi unachoomba",
  "profile.fields.business_stage.label": "Hatua ya biashara",
  "profile.fields.business_stage.hint": "Hatua ambayo biashara imefikia sasa",
  "profile.fields.business_stage.choose": "Chagua hatua",
  "profile.fields.sector_type.label": "Sekta",
  "profile.fields.sector_type.choose": "Chagua sekta",
  "profile.fields.investment_type.label": "Aina ya uwekezaji",
  "profile.fields.investment_type.choose": "Chagua aina",
  "profile.fields.market.label": "Soko",
  "profile.fields.market.hint": "Ni nani wanaonunua kwako, na wapi",
  "profile.fields.pitch_link.label": "Kiungo cha wasilisho",
  "profile.fields.pitch_link.hint": "Ukurasa au video kuhusu biashara yako",
  "profile.fields.pitch_deck.label": "Wasilisho la biashara (pitch deck)",
  "profile.fields.pitch_deck.hint":
    "PDF au PowerPoint, kila moja isiyozidi MB {uploadMegabytes}. Kila wasilisho hupakiwa mara tu unapolichagua. Wawekezaji uliounganishwa nao wanaweza kulifungua.",
  "profile.fields.annual_turnover.label": "Mauzo ya mwaka",
  "profile.fields.annual_turnover.hint": "Mwaka kamili uliopita",
  "profile.fields.financial_position.label": "Hali ya kifedha",
  "profile.fields.financial_position.hint": "Mwaka kamili uliopita",
  "profile.fields.financial_position.choose": "Chagua hali",
  "profile.fields.financial_position.options.profit": "Faida",
  "profile.fields.financial_position.options.loss": "Hasara",
  "profile.fields.financial_position.options.break-even":
    "Bila faida wala hasara",
  "profile.fields.revenue_min.label": "Mapato ya chini zaidi kwa mwaka",
  "profile.fields.revenue_min.shortLabel": "Mapato ya mwaka",
  "profile.fields.revenue_max.label": "Mapato ya juu zaidi kwa mwaka",
  "profile.fields.team_capacity.label": "Idadi ya wafanyakazi",
  "profile.fields.team_capacity.hint": "Wafanyakazi wa muda wote",
  "profile.fields.years_of_operation.label": "Miaka ya uendeshaji",
  "profile.fields.years_of_operation.hint": "Miaka kamili tangu ulipoanza",
  "profile.fields.registration.label": "Kampuni iliyosajiliwa",
  "profile.fields.ability_to_scale.label": "Uwezo wa kukua",
  "profile.fields.ability_to_scale.hint":
    "Jinsi biashara itakavyokua kwa ufadhili huo",
  "profile.fields.ability_to_scale_file.label": "Mpango wa ukuaji",
  "profile.fields.ability_to_scale_file.hint":
    "PDF, Excel, Word, JPEG au PNG, isiyozidi MB {uploadMegabytes}. Wawekezaji huuona baada ya kukuidhinisha.",
  "profile.fields.financial_records.label": "Kumbukumbu za fedha",
  "profile.fields.financial_records.hint":
    "Taarifa ulizonazo, na ni za miaka ipi",
  "profile.fields.financial_records_file.label": "Taarifa za fedha",
  "profile.fields.financial_records_file.hint":
    "PDF, Excel, Word, JPEG au PNG, isiyozidi MB {uploadMegabytes}. Wawekezaji huziona baada ya kukuidhinisha.",
  "profile.fields.investment_target.label": "Wigo wa uwekezaji",
  "profile.fields.investment_target.shortLabel": "Huwekeza",
  "profile.fields.investment_target.hint":
    "Kiasi cha chini na cha juu unachowekeza",
  "profile.fields.investment_target.choose": "Chagua wigo",
  "profile.fields.sectors_of_interest.label": "Sekta zinazokuvutia",
  "profile.fields.sectors_of_interest.shortLabel": "Sekta",
  "profile.fields.sectors_of_interest.hint":
    "Chagua zote zinazofaa. Andika ili kufupisha orodha.",
  "profile.fields.business_stages_investor.label": "Hatua za biashara",
  "profile.fields.business_stages_investor.hint": "Chagua zote zinazofaa.",
  "profile.fields.investment_types_investor.label": "Aina za uwekezaji",
  "profile.fields.investment_types_investor.hint": "Chagua zote zinazofaa.",
  "profile.fields.investment_preference.label": "Mapendeleo ya uwekezaji",
  "profile.fields.investment_preference.hint": "Unachotafuta katika biashara",
  "profile.fields.avatar.label": "Nembo au picha",
  "profile.fields.avatar.hint.investee":
    "Picha ya JPEG au PNG, isiyozidi MB {uploadMegabytes}.",
  "profile.fields.avatar.hint.investor":
    "Picha yoyote, isiyozidi MB {uploadMegabytes}.",
  "profile.files.chosen": "itatumwa utakapohifadhi",
  "profile.files.sending": "inatumwa",
  "profile.files.stored": "imehifadhiwa",
  "profile.files.opening": "inafunguliwa",
  "profile.files.waiting": "inasubiri kutumwa",
  "profile.files.refused": "haikutumwa",
  "profile.files.stalled": "imesimama",
  "profile.decks.loading": "Inapakia mawasilisho yako ya biashara",
  "profile.decks.removeTitle": "Ungependa kuondoa wasilisho hili la biashara?",
  "profile.decks.removeText":
    "Wawekezaji uliounganishwa nao hawataweza tena kulifungua.",
  "profile.decks.keep": "Usiliondoe",
  "profile.leave.title": "Ungependa kuondoka bila kuhifadhi?",
  "profile.leave.unsaved":
    "Ulichoandika kitabaki katika kichupo hiki na kinaweza kurejeshwa utakaporudi. Faili ulizochagua hazihifadhiwi.",
  "profile.leave.sendingTitle":
    "Ungependa kuondoka kabla ya upakiaji kukamilika?",
  "profile.leave.sending":
    "Wasilisho lako la biashara bado halijapakiwa lote. Ukiondoka kwenye ukurasa huu, upakiaji utaghairiwa.",
  "profile.leave.leave": "Ondoka",
  "profile.leave.stay": "Baki",
  "profile.readiness.needs": "Bado vinahitajika kwa uunganishaji: {fields}.",
  "profile.readiness.unsaved":
    "Vimeingizwa lakini bado havijahifadhiwa: {fields}.",
  "profile.readiness.saveFirst":
    "Kwanza hifadhi wasifu wako: uunganishaji hutumia taarifa zilizohifadhiwa tu.",
  "profile.readiness.notSaved": "{field}, bado haijahifadhiwa",
  "profile.signs.percent": "asilimia",
  "profile.signs.and": "na",
  "profile.signs.or": "au",
  "profile.readiness.saving": "Vinahitajika pia ili kuhifadhi",
  "profile.readiness.complete.investee":
    "Wasifu wako una kila kinachohitajika kwa uunganishaji.",
  "profile.readiness.complete.investor":
    "Wasifu wako una kila kinachotumika kwa uunganishaji.",
  "profile.readiness.helpful.investee": "Wawekezaji huangalia pia",
  "profile.readiness.helpful.investor": "Vinasaidia pia",
  "profile.wordCount": "Maneno {count} kati ya {max}",
  "profile.files.sent": "{percent} imetumwa",
  "profile.files.deckCount": "Yaliyohifadhiwa: {count} kati ya {max}",
  "profile.readiness.count": "{ready} kati ya {all}",
  // programmes.ts
  "programmes.intro":
    "Kozi, programu za kuharakisha ukuaji, ulezi wa kibiashara na ukufunzi wa uwasilishaji vinavyoandaa biashara na timu zao kwa uwekezaji.",
  "programmes.members.title": "Programu zako",
  "programmes.members.intro":
    "Kila tunachotoa sisi na washirika wetu, pamoja na maelezo ambayo wanachama pekee huyaona: tarehe, na utakachojifunza.",
  "programmes.members.thanksNext":
    "Malipo yalikuwa ya majaribio, kwa hiyo bado hakuna nafasi iliyowekwa. Chagua programu, kisha Weka Nafasi / Uliza, ili kupanga tarehe na timu.",
  "programmes.paid": "Ya kulipia",
  "programmes.free": "Bila malipo",
  "programmes.backTo": "Rudi kwenye {title}",
  "programmes.search": "Tafuta katika {title}",
  "programmes.searchHint": "Kwa jina la programu au la mtoa huduma",
  "programmes.countOf": "Programu {count} kati ya {total}",
  "programmes.noResults": "Hakuna kinacholingana na “{search}”",
  "programmes.noResultsHint":
    "Katika kundi hili hakuna jina la programu wala la mtoa huduma lenye maandishi hayo. Jaribu neno fupi zaidi, au pitia programu zote.",
  "programmes.site": "Tovuti",
  "programmes.memberPage": "Ukurasa wa programu kwa wanachama",
  "programmes.schedule": "Tarehe",
  "programmes.outcome": "Matokeo",
  "programmes.learnMore": "Pata Maelezo",
  "programmes.count":
    "{count, plural, one {Programu {count}} other {Programu {count}}}",
  // registration.ts
  "registration.userTypeRequired":
    "Tafadhali chagua Mwekezaji au Mtafuta mtaji.",
  "registration.success":
    "Akaunti imefunguliwa. Tafadhali thibitisha barua pepe yako. Kiungo cha uthibitisho kimetumwa kwa barua pepe yako.",
  "registration.tooMany":
    "Umejaribu kujisajili mara nyingi mno. Jaribu tena baada ya {wait}.",
  "registration.tooManyLater":
    "Umejaribu kujisajili mara nyingi mno. Jaribu tena baadaye.",
  "registration.inactive": "Akaunti hii ipo lakini bado haijawezeshwa.",
  "registration.resent":
    "Kiungo cha uthibitisho kimetumwa kwa barua pepe yako.",
  "registration.resendFailed":
    "Imeshindikana kutuma tena kiungo cha uthibitisho. Tafadhali wasiliana na usaidizi.",
  "registration.noResponse":
    "Hitilafu ya mtandao: tafadhali angalia mtandao wako.",
  "registration.unavailable":
    "Huduma haipatikani kwa sasa. Tafadhali jaribu tena baadaye.",
  "registration.serverError":
    "Hitilafu ya seva. Tafadhali jaribu tena baada ya muda mfupi.",
  "registration.unexpected": "Seva imetoa jibu lisilotarajiwa.",
  "registration.failed": "Hitilafu imetokea. Tafadhali jaribu tena.",
  "registration.emailTaken": "Tayari kuna akaunti yenye barua pepe hii.",
  "registration.intro": "Je, tayari una akaunti?",
  "registration.login": "Ingia",
  "registration.legend": "Mimi ni",
  "registration.investee": "Mtafuta mtaji",
  "registration.investeeHint": "Ninaendesha biashara na ninatafuta mtaji",
  "registration.investor": "Mwekezaji",
  "registration.investorHint": "Ninatafuta biashara za kuwekezea",
  "registration.confirmLabel": "Thibitisha nenosiri",
  "registration.submit": "Endelea",
  "registration.fillInAll": "Jaza kila sehemu ili kuendelea.",
  "registration.missing": "Bado vinakosekana: {fields}.",
  "registration.correctFields":
    "Rekebisha sehemu zilizowekewa alama hapo juu ili kuendelea.",
  "registration.missingNames.userType": "jukumu lako",
  "registration.missingNames.email": "barua pepe yako",
  "registration.missingNames.password": "nenosiri",
  "registration.missingNames.confirmPassword": "uthibitisho wa nenosiri",
  "registration.doneTitle": "Imebaki hatua moja",
  "registration.doneTo": "Tumetuma barua pepe kwa",
  "registration.doneNext":
    "Ina kiungo na msimbo wa tarakimu {codeDigits, plural, =6 {sita} other {#}}; kimoja kati ya hivyo kinatosha kuthibitisha barua pepe yako. Tunakupeleka kwenye ukurasa wa kuingia…",
  // reminders.ts
  "reminders.title": "Vikumbusho",
  "reminders.text":
    "Tunakutumia barua pepe muunganisho unaposubiri jibu, na tarehe yake inapopita. Barua pepe kuhusu maamuzi hutumwa kwa vyovyote vile.",
  "reminders.switch": "Nitumie barua pepe kuhusu tarehe za miunganisho yangu",
  "reminders.loading": "Inapakia mpangilio wako …",
  "reminders.saving": "Inahifadhi mpangilio wako …",
  "reminders.on": "Utapokea tena barua pepe hizi.",
  "reminders.off": "Hutapokea tena barua pepe hizi.",
  "reminders.failed":
    "Mpangilio wako haukuweza kuhifadhiwa. Tafadhali jaribu tena.",
  "reminders.offline":
    "Hatukuweza kuifikia seva, kwa hiyo huenda mpangilio wako haujahifadhiwa. Angalia mtandao wako na ujaribu tena.",
  "reminders.ended": "Hutapokea vikumbusho tena.",
  "unsubscribe.heading": "Ungependa kusitisha vikumbusho?",
  "unsubscribe.text":
    "Hatutakutumia tena barua pepe kuhusu miunganisho inayosubiri jibu, au ambayo tarehe yake imepita. Barua pepe kuhusu maamuzi hutumwa kwa vyovyote vile.",
  "unsubscribe.confirm": "Sitisha vikumbusho",
  "unsubscribe.doneHeading": "Vikumbusho vimesitishwa",
  "unsubscribe.done":
    "Unaweza kuvirejesha katika Simamia Akaunti baada ya kuingia.",
  "unsubscribe.failed":
    "Vikumbusho havikuweza kusitishwa. Tafadhali jaribu tena.",
  // scoring.ts
  "reason.investee.sector.fits": "Huwekeza katika sekta ya {value}",
  "reason.investee.sector.doesNotFit": "Hawekezi katika sekta ya {value}",
  "reason.investee.sector.notProvided": "Hujataja sekta yako",
  "reason.investee.ticket.fits":
    "Kiasi chako cha mtaji, {ticket}, kiko ndani ya wigo wake ({range})",
  "reason.investee.ticket.doesNotFit":
    "Kiasi chako cha mtaji, {ticket}, kiko nje ya wigo wake ({range})",
  "reason.investee.ticket.notProvided": "Kiasi cha mtaji au wigo haujatajwa",
  "reason.investee.stage.fits": "Huwekeza katika hatua ya {value}",
  "reason.investee.stage.doesNotFit": "Hawekezi katika hatua ya {value}",
  "reason.investee.stage.notProvided": "Hujataja hatua yako",
  "reason.investee.investmentType.fits": "Hutoa uwekezaji wa aina ya {value}",
  "reason.investee.investmentType.doesNotFit":
    "Hatoi uwekezaji wa aina ya {value}",
  "reason.investee.investmentType.notProvided":
    "Hujataja aina ya uwekezaji unayotafuta",
  "reason.investee.country.fits": "Makao: {investor}",
  "reason.investee.country.doesNotFit":
    "Makao: {investor}; wewe uko {investee}",
  "reason.investee.country.notProvided": "Nchi haijatajwa",
  "reason.investor.sector.fits":
    "Iko katika sekta ya {value}, mojawapo ya sekta zako",
  "reason.investor.sector.doesNotFit":
    "Iko katika sekta ya {value}, ambayo si mojawapo ya sekta zako",
  "reason.investor.sector.notProvided": "Haijataja sekta yake",
  "reason.investor.ticket.fits":
    "Inatafuta {ticket}, ndani ya wigo wako ({range})",
  "reason.investor.ticket.doesNotFit":
    "Inatafuta {ticket}, nje ya wigo wako ({range})",
  "reason.investor.ticket.notProvided": "Kiasi cha mtaji au wigo haujatajwa",
  "reason.investor.stage.fits": "Iko katika hatua ya {value}, ambamo unawekeza",
  "reason.investor.stage.doesNotFit":
    "Iko katika hatua ya {value}, ambamo huwekezi",
  "reason.investor.stage.notProvided": "Haijataja hatua yake",
  "reason.investor.investmentType.fits":
    "Inatafuta uwekezaji wa aina ya {value}, ambao unautoa",
  "reason.investor.investmentType.doesNotFit":
    "Inatafuta uwekezaji wa aina ya {value}, ambao huutoi",
  "reason.investor.investmentType.notProvided": "Haijataja aina ya uwekezaji",
  "reason.investor.country.fits": "Makao: {investee}, kama wewe",
  "reason.investor.country.doesNotFit":
    "Makao: {investee}; wewe uko {investor}",
  "reason.investor.country.notProvided": "Nchi haijatajwa",
  // server.ts
  "server.passwordReused": "Huwezi kutumia tena manenosiri yako ya zamani.",
  "server.linkInvalid": "Tokeni si sahihi au muda wake umeisha.",
  "server.notFound": "Haikupatikana.",
  "server.unauthenticated": "Tokeni si sahihi.",
  "server.methodNotAllowed": "Mbinu hairuhusiwi.",
  "server.prefetch":
    "Ombi hili hubadilisha data, kwa hiyo halitekelezwi kabla ya mtu kulifungua.",
  "server.malformed": "Ombi halikuweza kusomwa. Tafadhali angalia muundo wake.",
  "server.pageNumber": "Lazima iwe namba ya ukurasa.",
  "server.version": "Lazima iwe toleo la wasifu.",
  "server.required": "Sehemu hii inahitajika.",
  "server.notText": "Lazima iwe maandishi.",
  "server.notBoolean": "Lazima iwe true au false.",
  "server.notList": "Lazima iwe orodha.",
  "server.notLanguage": "Lazima iwe msimbo wa mojawapo ya lugha zetu.",
  "server.notRange": "Lazima iwe wigo wenye min na max.",
  "server.notPlainNumber":
    "Lazima iwe namba isiyo na vitenganishi, yenye nukta kabla ya desimali zisizozidi mbili, kwa mfano {whole} au {decimal}.",
  "server.tooLong": "Hakikisha sehemu hii haizidi vibambo {max}.",
  "server.controlCharacters": "Vibambo vya udhibiti haviruhusiwi.",
  "server.tooManyMarks":
    "Kibambo kimoja kinaweza kuwa na alama ambatani zisizozidi {max}, kama vile alama za mkazo.",
  "server.lengthRequired": "Ombi linahitaji kichwa cha Content-Length.",
  "server.tooLarge": "Ombi ni kubwa mno.",
  "server.tooMany": "Maombi ni mengi mno. Tafadhali jaribu tena baadaye.",
  "server.uploadsBusy":
    "Seva inapokea faili nyingi. Tafadhali jaribu tena baada ya sekunde chache.",
  "server.originRefused": "frontend_url lazima iwe anwani ya huduma hii.",
  "server.languageNotBuilt":
    "Tovuti inaandaliwa kwa lugha hii. Ukurasa huu utafunguka baada ya muda mfupi.",
  "server.failed": "Hitilafu imetokea upande wetu. Tafadhali jaribu tena.",
  // session.ts
  "session.expired":
    "Kipindi chako kiliisha baada ya {sessionMinutes, plural, one {dakika #} other {dakika #}}. Tafadhali ingia tena ili kuendelea.",
  "session.inactive":
    "Uliondolewa kwenye akaunti baada ya {inactivityMinutes, plural, one {dakika #} other {dakika #}} bila shughuli. Tafadhali ingia tena ili kuendelea.",
  "session.refused":
    "Kipindi chako kimekwisha, kwa hiyo tumekuondoa kwenye akaunti ili kuilinda. Tafadhali ingia tena.",
  "session.endingSoon":
    "Kipindi chako kitaisha baada ya {wait}. Ingia tena sasa ili kuendelea bila kupoteza chochote.",
  "session.renewed":
    "Utabaki kwenye akaunti kwa {sessionMinutes, plural, one {dakika # nyingine} other {dakika # nyingine}}.",
  "session.endedTitle": "Tafadhali ingia tena",
  "session.logInAgain": "Ingia tena sasa",
  "session.dialogTitle": "Ingia tena",
  "session.dialogText":
    "Ingiza nenosiri lako ili kubaki kwenye akaunti kwa {sessionMinutes, plural, one {dakika # nyingine} other {dakika # nyingine}}. Hakuna kilicho kwenye ukurasa huu kitakachopotea.",
  "session.notNow": "Si sasa",
  "session.loggingOut": "Tunakuondoa kwenye akaunti",
  // ui.ts
  "wait.tryAgainIn": "Unaweza kujaribu tena baada ya {wait}.",
  "load.slow": "Inachukua muda mrefu kuliko kawaida. Bado tunajaribu.",
  "load.noResponse":
    "Inaonekana huna mtandao. Angalia mtandao wako na ujaribu tena.",
  "load.refused":
    "Hitilafu imetokea upande wetu. Tafadhali jaribu tena baada ya muda mfupi.",
  "load.notRefreshed":
    "Hatukuweza kupata taarifa mpya. Huenda unachokiona kimepitwa na wakati.",
  "load.storedResponse":
    "Hatukuweza kupata taarifa mpya. Unachokiona kilisasishwa mara ya mwisho {time}.",
  "load.matchesFailed": "Hatukuweza kupakia miunganisho yako. Iko salama.",
  "load.matchedProfileFailed": "Hatukuweza kupakia wasifu huu.",
  "load.matchedProfileGone": "Wasifu huu haupatikani tena.",
  "load.fileFailed": "Hatukuweza kuleta {name}. Tafadhali jaribu tena.",
  "ui.optional": "si lazima",
  "ui.label": "{label}:",
  "ui.labelled": "{label}: {text}",
  "ui.comma": ", ",
  "ui.show": "Onyesha",
  "ui.hide": "Ficha",
  "ui.showNamed": "Onyesha {name}",
  "ui.hideNamed": "Ficha {name}",
  "ui.close": "Funga",
  "ui.remove": "Ondoa",
  "ui.removeNamed": "Ondoa {name}",
  "ui.chooseFile": "Chagua faili",
  "ui.chooseFiles": "Chagua faili",
  "ui.replaceFile": "Badilisha faili",
  "ui.addFile": "Ongeza faili",
  "ui.replace": "Badilisha",
  "ui.replaceNamed": "Badilisha {name}",
  "ui.cancel": "Ghairi",
  "ui.cancelNamed": "Ghairi kutuma {name}",
  "ui.tryAgain": "Jaribu Tena",
  "ui.tryAgainNamed": "Jaribu tena kutuma {name}",
  "ui.open": "Fungua",
  "ui.openNamed": "Fungua {name}",
  "ui.sending": "Inatuma {name}",
  "ui.met": "Limetimizwa:",
  "ui.notMet": "Halijatimizwa:",
  "ui.newTab": "hufunguka katika kichupo kipya",
  "ui.skip": "Ruka hadi kwenye maudhui",
  "ui.account": "Akaunti",
  "ui.yourAccount": "Akaunti yako",
  "ui.changePicture": "Badilisha picha yako",
  "ui.passwordStrength": "Uimara wa nenosiri",
  "ui.refresh": "Onyesha upya",
  "ui.refreshing": "Inaonyesha upya",
  "ui.notProvided": "Haijatajwa",
  "ui.unknownFigure": "–",
  "ui.loadingPage": "Inapakia ukurasa",
  "load.matches": "Inapakia miunganisho yako",
  "ui.showAll": "Onyesha zote",
  "ui.yes": "Ndiyo",
  "ui.no": "Hapana",
  "access.checking": "Tunakagua ruhusa yako ya kuona ukurasa huu",
  "offline.label": "Mtandao",
  "offline.title": "Huna mtandao.",
  "offline.text":
    "Huenda unachokiona kimepitwa na wakati, na hakuna kinachoweza kutumwa. Kila kitu kitafanya kazi tena utakapopata mtandao.",
  "pageOffline.title": "Ukurasa huu haupatikani bila mtandao.",
  "pageOffline.text":
    "Haujawahi kufunguliwa kwenye kifaa hiki, au nakala yake ilifutwa. Utafunguka wenyewe utakapopata mtandao tena.",
  "pageError.title": "Ukurasa huu haukuweza kufunguliwa.",
  "pageError.text":
    "Huenda mtandao wako ulikatika, au tovuti imesasishwa sasa hivi.",
  "document.description": "Ubia huunganisha biashara za Afrika na wawekezaji.",
  "document.oldBrowser":
    "Kivinjari hiki ni cha zamani mno kwa Ubia. Tafadhali kisasishe, au tumia kingine: Chrome au Edge {chrome}, Firefox {firefox}, Safari {safari}, au toleo jipya zaidi.",
  "document.noScript":
    "Ubia inahitaji JavaScript ili kukuingiza kwenye akaunti na kutuma fomu. Tafadhali iwashe katika mipangilio ya kivinjari hiki kisha upakie upya ukurasa.",
  // the options of enumerations.ts, places.ts and profile/options.ts
  "options.Algeria": "Algeria",
  "options.Angola": "Angola",
  "options.Benin": "Benin",
  "options.Botswana": "Botswana",
  "options.Burkina Faso": "Burkina Faso",
  "options.Burundi": "Burundi",
  "options.Cabo Verde": "Cabo Verde",
  "options.Cameroon": "Kameruni",
  "options.Central African Republic": "Jamhuri ya Afrika ya Kati",
  "options.Chad": "Chad",
  "options.Comoros": "Komoro",
  "options.Congo": "Kongo",
  "options.Congo (Democratic Republic)": "Kongo (Jamhuri ya Kidemokrasia)",
  "options.Côte d'Ivoire": "Côte d’Ivoire",
  "options.Djibouti": "Jibuti",
  "options.Egypt": "Misri",
  "options.Equatorial Guinea": "Guinea ya Ikweta",
  "options.Eritrea": "Eritrea",
  "options.Eswatini": "Eswatini",
  "options.Ethiopia": "Ethiopia",
  "options.Gabon": "Gabon",
  "options.Gambia": "Gambia",
  "options.Ghana": "Ghana",
  "options.Guinea": "Guinea",
  "options.Guinea-Bissau": "Guinea-Bissau",
  "options.Kenya": "Kenya",
  "options.Lesotho": "Lesotho",
  "options.Liberia": "Liberia",
  "options.Libya": "Libya",
  "options.Madagascar": "Madagaska",
  "options.Malawi": "Malawi",
  "options.Mali": "Mali",
  "options.Mauritania": "Mauritania",
  "options.Mauritius": "Mauritius",
  "options.Morocco": "Moroko",
  "options.Mozambique": "Msumbiji",
  "options.Namibia": "Namibia",
  "options.Niger": "Niger",
  "options.Nigeria": "Nigeria",
  "options.Rwanda": "Rwanda",
  "options.São Tomé and Príncipe": "São Tomé na Príncipe",
  "options.Senegal": "Senegal",
  "options.Seychelles": "Shelisheli",
  "options.Sierra Leone": "Sierra Leone",
  "options.Somalia": "Somalia",
  "options.South Africa": "Afrika Kusini",
  "options.South Sudan": "Sudan Kusini",
  "options.Sudan": "Sudan",
  "options.Tanzania": "Tanzania",
  "options.Togo": "Togo",
  "options.Tunisia": "Tunisia",
  "options.Uganda": "Uganda",
  "options.Zambia": "Zambia",
  "options.Zimbabwe": "Zimbabwe",
  "options.Central Africa": "Afrika ya Kati",
  "options.East Africa": "Afrika Mashariki",
  "options.North Africa": "Afrika Kaskazini",
  "options.Southern Africa": "Kusini mwa Afrika",
  "options.West Africa": "Afrika Magharibi",
  "options.Indian Ocean Islands": "Visiwa vya Bahari ya Hindi",
  "options.Asia Pacific": "Asia na Pasifiki",
  "options.Caribbean": "Karibi",
  "options.Europe": "Ulaya",
  "options.Latin America": "Amerika ya Kilatini",
  "options.Middle East": "Mashariki ya Kati",
  "options.North America": "Amerika Kaskazini",
  "options.Argentina": "Argentina",
  "options.Australia": "Australia",
  "options.Austria": "Austria",
  "options.Bahrain": "Bahareni",
  "options.Belgium": "Ubelgiji",
  "options.Brazil": "Brazili",
  "options.Canada": "Kanada",
  "options.Chile": "Chile",
  "options.China": "China",
  "options.Cyprus": "Saiprasi",
  "options.Czechia": "Chekia",
  "options.Denmark": "Denmaki",
  "options.Finland": "Ufini",
  "options.France": "Ufaransa",
  "options.Germany": "Ujerumani",
  "options.Greece": "Ugiriki",
  "options.Hong Kong": "Hong Kong",
  "options.India": "India",
  "options.Indonesia": "Indonesia",
  "options.Ireland": "Ayalandi",
  "options.Italy": "Italia",
  "options.Japan": "Japani",
  "options.Kuwait": "Kuwait",
  "options.Luxembourg": "Luxembourg",
  "options.Malaysia": "Malesia",
  "options.Mexico": "Meksiko",
  "options.Netherlands": "Uholanzi",
  "options.New Zealand": "Nyuzilandi",
  "options.Norway": "Norwei",
  "options.Oman": "Omani",
  "options.Pakistan": "Pakistani",
  "options.Poland": "Polandi",
  "options.Portugal": "Ureno",
  "options.Qatar": "Katari",
  "options.Saudi Arabia": "Saudia",
  "options.Singapore": "Singapuri",
  "options.South Korea": "Korea Kusini",
  "options.Spain": "Uhispania",
  "options.Sweden": "Uswidi",
  "options.Switzerland": "Uswisi",
  "options.Türkiye": "Uturuki",
  "options.United Arab Emirates": "Falme za Kiarabu",
  "options.United Kingdom": "Uingereza",
  "options.United States": "Marekani",
  "options.Sole Proprietorship": "Biashara ya mtu mmoja",
  "options.Partnership": "Biashara ya ubia",
  "options.Limited Liability Company": "Kampuni yenye ukomo wa dhima (Ltd)",
  "options.Corporation": "Kampuni ya hisa (Corporation)",
  "options.Non-Profit": "Shirika lisilo la faida",
  "options.Cooperative": "Chama cha ushirika",
  "options.Other": "Nyingine",
  "options.Pre-seed": "Kabla ya mbegu (Pre-seed)",
  "options.Seed": "Mbegu (Seed)",
  "options.Series A": "Awamu A (Series A)",
  "options.Series B": "Awamu B (Series B)",
  "options.Growth": "Ukuaji",
  "options.Maturity": "Ukomavu",
  "options.Exit stage": "Kuuza hisa na kutoka (Exit)",
  "options.Agriculture": "Kilimo",
  "options.FinTech": "Teknolojia ya fedha (FinTech)",
  "options.HealthTech": "Teknolojia ya afya (HealthTech)",
  "options.E-commerce": "Biashara mtandaoni",
  "options.Education": "Elimu",
  "options.Energy": "Nishati",
  "options.Transportation": "Usafiri",
  "options.Logistics": "Usafirishaji na ugavi",
  "options.Manufacturing": "Uzalishaji viwandani",
  "options.Tourism": "Utalii",
  "options.Construction": "Ujenzi",
  "options.Food & Beverage": "Vyakula na vinywaji",
  "options.Equity": "Mtaji wa hisa",
  "options.Debt": "Mkopo",
  "options.Convertible Note": "Mkopo unaogeuzwa kuwa hisa",
  "options.Revenue Share": "Mgawanyo wa mapato",
} satisfies Translation;
