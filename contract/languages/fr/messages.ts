import type { Translation } from "../translation.ts";

/** The messages in French. */
export const messages = {
  // account.ts
  "email.invalid": "Veuillez saisir une adresse e‑mail valide.",
  "email.disposable":
    "Les adresses e‑mail jetables ou temporaires ne sont pas acceptées.",
  "password.tooLong":
    "Le mot de passe ne peut pas dépasser {passwordMax} caractères.",
  "password.tooShort":
    "Votre mot de passe doit contenir au moins {passwordMin} caractères.",
  "password.lowercase": "Le mot de passe doit contenir une minuscule.",
  "password.uppercase": "Le mot de passe doit contenir une majuscule.",
  "password.number": "Le mot de passe doit contenir un chiffre.",
  "password.special": "Le mot de passe doit contenir un caractère spécial.",
  "password.common":
    "Votre mot de passe ne doit pas figurer parmi les mots de passe courants.",
  "password.mismatch": "Les mots de passe ne sont pas identiques.",
  "password.required": "Veuillez saisir votre mot de passe.",
  "newPassword.tooShort":
    "Le mot de passe doit contenir au moins {passwordMin} caractères.",
  "passwordRequirements.label": "Exigences relatives au mot de passe",
  "passwordRequirements.length": "De {passwordMin} à {passwordMax} caractères",
  "passwordRequirements.lowercase": "Une minuscule",
  "passwordRequirements.uppercase": "Une majuscule",
  "passwordRequirements.number": "Un chiffre",
  "passwordRequirements.special": "Un caractère spécial",
  "account.sessionEnded": "Votre session a expiré. Veuillez vous reconnecter.",
  "account.emailLabel": "Adresse e‑mail",
  "account.passwordLabel": "Mot de passe",
  "account.enterCode": "Saisir plutôt un code",
  "account.resendLink": "Renvoyer le lien de vérification",
  "account.resendLinkBusy": "Envoi en cours…",
  "account.errorTitle": "Erreur",
  "account.logIn": "Se connecter",
  "account.openAccount": "Ouvrir un compte",
  "account.logInNow": "Se connecter maintenant",
  "account.loginSoon": "La page de connexion va s’ouvrir…",
  "account.backToDashboard": "Retour à mon tableau de bord",
  "newPassword.password": "Nouveau mot de passe",
  "newPassword.confirm": "Confirmer le nouveau mot de passe",
  "account.linkSentNext":
    "Pensez aussi à consulter vos courriers indésirables. Le lien ne fonctionne qu’une fois et expire au bout de {linkHours, plural, one {# heure} other {# heures}}.",
  "strength.veryWeak": "Très faible",
  "strength.weak": "Faible",
  "strength.fair": "Moyenne",
  "strength.good": "Bonne",
  "strength.strong": "Élevée",
  // account-deletion.ts
  "deletion.passwordRequired": "Le mot de passe est obligatoire.",
  "deletion.tooShort":
    "Le mot de passe doit contenir au moins {passwordMin} caractères.",
  "deletion.tooLong":
    "Le mot de passe ne doit pas dépasser {passwordMax} caractères.",
  "deletion.uppercase": "Le mot de passe doit contenir au moins une majuscule.",
  "deletion.lowercase": "Le mot de passe doit contenir au moins une minuscule.",
  "deletion.number": "Le mot de passe doit contenir au moins un chiffre.",
  "deletion.special":
    "Le mot de passe doit contenir au moins un caractère spécial.",
  "deletion.wrongPassword": "Mot de passe incorrect. Veuillez réessayer.",
  "deletion.notAuthorized":
    "Vous n’avez pas l’autorisation de supprimer ce compte.",
  "deletion.tooMany": "Trop de tentatives. Veuillez réessayer plus tard.",
  "deletion.failed": "Erreur du serveur. Veuillez réessayer plus tard.",
  "deletion.uncertain":
    "La suppression a peut-être abouti. Connectez-vous pour le vérifier : si votre adresse e‑mail n’est plus enregistrée, votre compte a été supprimé.",
  "deletion.success": "Votre compte a été supprimé.",
  "deletion.warningTitle": "Cette action est irréversible.",
  "deletion.warnings.0":
    "Votre profil, vos documents et vos chiffres seront supprimés.",
  "deletion.warnings.1":
    "Vos mises en relation en cours seront clôturées et plus personne ne pourra voir votre profil.",
  "deletion.warnings.2": "Vos sessions seront fermées sur tous vos appareils.",
  "deletion.keep": "Garder mon compte",
  "deletion.confirm": "Continuer",
  "deletion.passwordHint":
    "Nous en avons besoin pour confirmer votre identité.",
  "deletion.submit": "Supprimer mon compte",
  "deletion.doneTitle": "Au revoir, et merci",
  "deletion.doneNext": "La page d’accueil va s’ouvrir…",
  // account-sessions.ts
  "sessions.device": "{browser} sur {system}",
  "sessions.deviceUnknown": "Navigateur inconnu",
  "sessions.ended": "L’appareil {device} a été déconnecté.",
  "sessions.endFailed":
    "L’appareil {device} n’a pas pu être déconnecté. Veuillez réessayer dans un instant.",
  "sessions.othersEnded": "Vos autres sessions sont maintenant toutes fermées.",
  "sessions.endOthersFailed":
    "Les autres appareils n’ont pas pu être déconnectés. Veuillez réessayer dans un instant.",
  "export.done": "Vos données ont été téléchargées dans un fichier ZIP.",
  "export.tooMany":
    "Vous avez téléchargé vos données plusieurs fois récemment. Veuillez réessayer dans {wait}.",
  "export.tooManyLater":
    "Vous avez téléchargé vos données plusieurs fois récemment. Veuillez réessayer plus tard.",
  "export.failed":
    "Vos données n’ont pas pu être téléchargées. Veuillez réessayer.",
  "sessions.devicesTitle": "Vos sessions ouvertes",
  "sessions.devicesText":
    "Chaque appareil est déconnecté automatiquement {sessionMinutes, plural, one {# minute} other {# minutes}} après la connexion. Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de passe.",
  "sessions.thisDevice": "Cet appareil",
  "sessions.onlyHere": "Vous n’avez aucune autre session ouverte.",
  "sessions.loggedIn": "Connexion à {time}",
  "sessions.lastSeen": "dernière activité à {time}",
  "sessions.logOut": "Déconnecter",
  "sessions.logOutNamed": "Déconnecter {device}",
  "sessions.logOutOthers": "Déconnecter les autres appareils",
  "sessions.loading": "Chargement de vos sessions",
  "export.title": "Vos données",
  "export.text":
    "Tout ce que nous conservons à votre sujet dans un seul fichier ZIP : votre compte, votre profil, vos mises en relation et vos fichiers.",
  "export.download": "Télécharger mes données",
  "export.downloading":
    "Préparation de votre fichier. Laissez cette fenêtre ouverte jusqu’à la fin du téléchargement.",
  "export.stop": "Arrêter",
  // answer-dates.ts
  "answer.answerBy":
    "{day, select, today {Répondez aujourd’hui avant {time}} tomorrow {Répondez d’ici demain} other {Répondez d’ici au {date}}}",
  "answer.overdue":
    "En retard depuis {day, select, today {aujourd’hui} yesterday {hier} other {le {date}}}",
  "answer.hasUntil":
    "Réponse attendue {day, select, today {aujourd’hui avant {time}} tomorrow {d’ici demain} other {d’ici au {date}}}",
  "answer.notInTime":
    "Aurait dû répondre {day, select, today {aujourd’hui avant {time}} yesterday {hier au plus tard} other {le {date} au plus tard}}",
  "answer.tracker":
    "{investor} a {day, select, today {jusqu’à {time} aujourd’hui} tomorrow {jusqu’à demain} other {jusqu’au {date}}} pour répondre.",
  "answer.trackerOverdue":
    "{investor} aurait dû répondre {day, select, today {aujourd’hui avant {time}} yesterday {hier au plus tard} other {le {date} au plus tard}}. Une réponse reste possible ; nous vous enverrons un e‑mail dès qu’elle arrivera.",
  "answer.silentTitle":
    "Nous ne vous proposons pas de nouvelle entreprise pour le moment",
  "answer.silent":
    "{count, number} entreprises attendent votre réponse depuis plus de {answerDays} jours. Nous vous en proposerons de nouvelles dès que moins de {silentMatches} réponses seront en retard.",
  // calendar.ts
  "calendar.trainings.title": "Calendrier des formations",
  "calendar.trainings.intro":
    "Des ateliers et des séances pratiques auxquels vous pouvez participer. Les horaires sont ceux du lieu de la formation.",
  "calendar.trainings.month": "Formations en {month}",
  "calendar.trainings.none": "Aucune formation en {month}",
  "calendar.trainings.noneHint":
    "Consultez un autre mois : de nouvelles formations sont ajoutées tout au long de l’année.",
  "calendar.trainings.samples":
    "Aucune formation n’est prévue actuellement. Voici des exemples de ce que nous proposons habituellement.",
  "calendar.events.title": "Calendrier des événements",
  "calendar.events.intro":
    "Des événements où investisseurs et fondateurs se rencontrent. Les horaires sont ceux du lieu de l’événement.",
  "calendar.events.month": "Événements en {month}",
  "calendar.events.none": "Aucun événement en {month}",
  "calendar.events.noneHint":
    "Consultez un autre mois, ou parcourez tous les événements un par un.",
  "calendar.events.samples":
    "Aucun événement n’est prévu actuellement. Voici un exemple de ce que nous proposons.",
  "calendar.events.slider": "Parcourir les événements un par un",
  "calendar.previousMonth": "Mois précédent",
  "calendar.nextMonth": "Mois suivant",
  "calendar.goToToday": "Revenir à aujourd’hui",
  "calendar.gridHint":
    "Les touches fléchées déplacent d’un jour ou d’une semaine, les touches Page précédente et Page suivante d’un mois.",
  "calendar.failedTitle": "Impossible d’afficher le calendrier",
  "slider.carousel": "carrousel",
  "slider.title": "Événements",
  "slider.intro": "Inscrivez-vous, puis ajoutez l’événement à votre agenda.",
  "slider.loading": "Chargement des événements",
  "slider.label": "Événements, un par un",
  "slider.position": "{number} sur {count}",
  "slider.previous": "Image précédente",
  "slider.next": "Image suivante",
  "slider.pause": "Mettre le diaporama en pause",
  "slider.play": "Lancer le diaporama",
  "slider.where": "Lieu",
  "slider.starts": "Début",
  "slider.ends": "Fin",
  "slider.register": "S’inscrire",
  "slider.noRegistration": "Aucune inscription nécessaire.",
  "slider.ended": "Cet événement est terminé.",
  "slider.addTo": "Ajouter à votre agenda",
  "slider.google": "Google Agenda",
  "slider.outlook": "Calendrier Outlook",
  "slider.ics": "Télécharger (ICS)",
  "slider.calendar": "Afficher les événements dans un calendrier",
  "slider.picture": "Image {number} de « {title} »",
  // chatbot.ts
  "chatbot.fallback":
    "Désolé, je n’ai pas compris. Pour en savoir plus, consultez notre FAQ ou posez une autre question.",
  "chatbot.unavailable":
    "L’assistant n’a pas pu s’ouvrir. Veuillez vérifier votre connexion.",
  "chatbot.title": "Assistant virtuel",
  "chatbot.intro":
    "Je réponds aux questions courantes sur Ubia. Que souhaitez-vous savoir ?",
  "chatbot.officeHours": "Heures d’ouverture :",
  "chatbot.log": "Conversation",
  "chatbot.nextQuestion": "Que souhaitez-vous savoir ?",
  "chatbot.typing": "L’assistant est en train d’écrire",
  "chatbot.you": "Vous :",
  "chatbot.suggestions": "Questions que vous pouvez poser",
  "chatbot.field": "Votre question",
  "chatbot.placeholder": "Posez une question",
  "chatbot.send": "Envoyer",
  "chatbot.more": "En savoir plus :",
  "chatbot.faqs": "FAQ",
  // cookie-consent.ts
  "consent.label": "Cookies",
  "consent.text":
    "Si vous acceptez, nous enregistrons un cookie qui conserve votre choix pendant {consentDays, plural, one {# jour} other {# jours}}. Si vous n’acceptez pas, nous n’enregistrons rien qui nécessite votre consentement.",
  "consent.notice": "Ce que votre navigateur conserve",
  "consent.statements": "Déclarations de confidentialité",
  "consent.accept": "Accepter",
  "consent.reject": "Refuser",
  "consent.review": "Choix des cookies",
  // data-export.ts
  "archive.readme.intro":
    "Cette archive contient toutes les données qu’Ubia conserve à votre sujet.",
  "archive.readme.account":
    "votre compte, vos sessions, les e‑mails non envoyés, les dates d’envoi des liens et les actions de notre équipe sur votre compte",
  "archive.readme.profile":
    "votre profil, et les critères utilisés pour vos mises en relation",
  "archive.readme.matches":
    "vos mises en relation, avec les données que vous pouvez voir",
  "archive.readme.files":
    "une liste de vos fichiers envoyés, qui se trouvent dans le dossier « {folder} »",
  "archive.readme.times":
    "Les heures au format {example} sont en UTC ; « at », dans {file}, indique les millisecondes écoulées depuis 1970. Les montants sont en dollars US.",
  "archive.readme.secrets":
    "Les mots de passe ne sont conservés que sous forme d’empreintes (hachages). Les mots de passe, les jetons et les codes ne sont pas inclus.",
  // decline-reason.ts
  "decline.tell": "Indiquer pourquoi",
  "decline.change": "Modifier le motif",
  "decline.choose": "Choisissez un motif ; l’entreprise le voit aussitôt",
  "decline.remove": "Supprimer le motif",
  "decline.given": "Motif que vous avez indiqué : {reason}",
  "decline.failed":
    "Votre motif n’a pas pu être enregistré. Veuillez réessayer.",
  "decline.refused":
    "Vous ne pouvez indiquer un motif que pour une mise en relation que vous avez déclinée.",
  "decline.fits.sector":
    "Cette entreprise correspond aux secteurs de votre profil. Si vos secteurs ont changé, mettez-les à jour pour recevoir de meilleures propositions.",
  "decline.fits.ticket":
    "Cette entreprise correspond à la fourchette de tickets de votre profil. Si votre fourchette a changé, mettez-la à jour pour recevoir de meilleures propositions.",
  "decline.fits.stage":
    "Cette entreprise correspond aux stades de développement de votre profil. S’ils ont changé, mettez-les à jour pour recevoir de meilleures propositions.",
  "decline.fits.country":
    "Cette entreprise se trouve dans le pays indiqué dans votre profil. Si votre pays a changé, mettez-le à jour pour recevoir de meilleures propositions.",
  "decline.update": "Mettre à jour votre profil",
  "decline.options.outside_sectors": "Hors de nos secteurs",
  "decline.options.too_early": "Stade trop précoce",
  "decline.options.too_late": "Stade trop avancé",
  "decline.options.ticket_too_small": "Ticket trop faible",
  "decline.options.ticket_too_large": "Ticket trop élevé",
  "decline.options.country": "Pays",
  "decline.options.documents_missing": "Documents manquants",
  "decline.options.no_capacity": "Pas de capacité pour le moment",
  "decline.told.outside_sectors":
    "Motif indiqué : votre secteur ne fait pas partie de ceux où cet investisseur investit.",
  "decline.told.too_early":
    "Motif indiqué : votre entreprise est à un stade moins avancé que celles où cet investisseur investit.",
  "decline.told.too_late":
    "Motif indiqué : votre entreprise est à un stade plus avancé que celles où cet investisseur investit.",
  "decline.told.ticket_too_small":
    "Motif indiqué : le montant que vous demandez est inférieur à ceux que cet investisseur investit.",
  "decline.told.ticket_too_large":
    "Motif indiqué : le montant que vous demandez est supérieur à ceux que cet investisseur investit.",
  "decline.told.country":
    "Motif indiqué : cet investisseur n’investit pas dans votre pays.",
  "decline.told.documents_missing":
    "Motif indiqué : il manque des documents dont cet investisseur a besoin.",
  "decline.told.no_capacity":
    "Motif indiqué : cet investisseur ne peut pas réaliser d’autre investissement actuellement.",
  // email-verification.ts
  "verification.success": "Votre adresse e‑mail a été vérifiée.",
  "verification.failed": "La vérification a échoué.",
  "verification.noResponse": "Une erreur s’est produite.",
  "verification.resendFailed":
    "Le code de vérification n’a pas pu être renvoyé.",
  "verification.resent": "Un nouveau code vous a été envoyé par e‑mail.",
  "verification.linkFailed":
    "La vérification a échoué. Le lien n’est peut-être pas valide ou a peut-être expiré.",
  "verification.linkUsed":
    "Ce lien a déjà été utilisé. Vous pouvez vous connecter.",
  "verification.alreadyVerified":
    "Votre adresse e‑mail est déjà vérifiée. Vous pouvez vous connecter.",
  "verification.codeInvalid":
    "Ce code est incorrect ou a expiré. Veuillez le vérifier ou en demander un nouveau.",
  "verification.codeMalformed":
    "Un code comporte {codeDigits, plural, =6 {six} other {#}} chiffres. Veuillez vérifier votre saisie et réessayer.",
  "verification.tooSoon": "Veuillez patienter avant de demander un autre code.",
  "verification.tooMany": "Trop de tentatives. Veuillez réessayer plus tard.",
  "verification.title": "Vérifiez votre adresse e‑mail",
  "verification.checking":
    "Nous vérifions votre lien. Cela prend quelques instants.",
  "verification.doneTitle": "Votre adresse e‑mail est vérifiée",
  "verification.failedTitle": "Ce lien n’a pas fonctionné",
  "verification.failedNext":
    "Un lien ne fonctionne qu’une fois et expire au bout de {linkHours, plural, one {# heure} other {# heures}}. Connectez-vous avec votre mot de passe : si votre adresse e‑mail n’est pas encore vérifiée, vous pourrez alors demander un nouveau lien.",
  "verification.sentTo":
    "Nous avons envoyé un code à {codeDigits, plural, =6 {six} other {#}} chiffres à l’adresse",
  "verification.codeValidity":
    "Il est valable {codeMinutes, plural, one {# minute} other {# minutes}}.",
  "verification.codeLabel": "Code de vérification",
  "verification.submit": "Vérifier le code",
  "verification.resend": "Renvoyer un code",
  "verification.resendIn": "Un autre code pourra être envoyé dans",
  "verification.backToCode": "Retour au code",
  "verification.notYours": "Ce n’est pas votre adresse ?",
  "verification.howToGetCode":
    "Un code n’est valable que pour une seule adresse e‑mail : cette page a donc besoin de connaître la vôtre. Vous pouvez continuer de deux façons :",
  "verification.howLogin":
    "Si vous avez un compte, connectez-vous avec votre adresse e‑mail et votre mot de passe. Vous pourrez ensuite saisir un code si votre adresse n’est pas encore vérifiée.",
  "verification.howRegister":
    "Si vous n’avez pas encore de compte, ouvrez-en un. Nous vous enverrons un code par e‑mail.",
  // enquiry.ts
  "enquiry.mailOpened":
    "Votre messagerie a dû s’ouvrir avec un message déjà rempli. Si rien ne s’est passé, écrivez à {email}.",
  "enquiry.webmailOpened":
    "Une page de messagerie web a dû s’ouvrir dans un nouvel onglet avec un message déjà rempli. Si rien ne s’est passé, écrivez à {email}.",
  "enquiry.title": "Réserver / se renseigner",
  "enquiry.about": "À propos de ce programme",
  "enquiry.programme": "Programme",
  "enquiry.provider": "Organisateur",
  "enquiry.investment": "Tarif",
  "enquiry.onRequest": "Sur demande",
  "enquiry.description": "Description",
  "enquiry.offices": "Nos bureaux",
  "enquiry.send": "Envoyer la demande par e‑mail",
  "enquiry.pay": "Payer par carte",
  "enquiry.membersPay": "Les membres peuvent régler ces frais par carte.",
  // format.ts
  "format.below": "Moins de {amount}",
  "format.above": "Plus de {amount}",
  "format.range": "{min}–{max}",
  "format.orMore": "{amount} ou plus",
  "format.thousand": "{count, plural, =1 {mille} other {# mille}}",
  "format.million": "{count, plural, one {# million} other {# millions}}",
  "format.billion": "{count, plural, one {# milliard} other {# milliards}}",
  "format.inWords": "{words} {rest}",
  // funding.ts
  "funding.steps": "Prochaines étapes",
  "funding.steps.introduce": "Présentation",
  "funding.steps.introduce.text":
    "Écrivez-vous : chacun dispose désormais de l’adresse e‑mail de l’autre.",
  "funding.steps.call": "Premier appel",
  "funding.steps.call.text":
    "Convenez d’un jour, puis parlez de l’entreprise, du montant et des attentes de chacun.",
  "funding.steps.documents": "Documents",
  "funding.steps.documents.text":
    "L’investisseur peut désormais consulter les documents financiers et demande à l’entreprise les autres éléments dont il a besoin.",
  "funding.steps.terms": "Conditions",
  "funding.steps.terms.text":
    "Convenez par écrit du montant, de ce que l’investisseur obtient en contrepartie et de la date du versement.",
  "funding.steps.money": "Versement",
  "funding.steps.money.text":
    "Une fois les fonds reçus, chacun de vous le déclare ici, puis notre équipe vérifie et enregistre le financement.",
  "funding.stated": "Financement déclaré",
  "funding.you": "Vous",
  "funding.report": "{amount} le {date}",
  "funding.reported.own":
    "{other} peut voir votre déclaration ; nous lui demandons également de déclarer le financement.",
  "funding.reported.other":
    "Veuillez nous indiquer le montant versé et la date du versement.",
  "funding.agreed":
    "Vous déclarez tous deux le même montant. Notre équipe va le vérifier et l’enregistrer.",
  "funding.different":
    "Les montants diffèrent. Veuillez vérifier le vôtre et, si nécessaire, vous concerter.",
  "funding.settled": "Notre équipe a enregistré le financement.",
  "funding.row.none": "Étapes jusqu’au financement",
  "funding.row.reported.own": "Vous avez déclaré le financement",
  "funding.row.reported.other": "Financement déclaré par l’entreprise",
  "funding.row.agreed": "Financement déclaré de part et d’autre",
  "funding.row.different": "Les montants déclarés diffèrent",
  "funding.state": "Déclarer le financement",
  "funding.change": "Modifier le montant ou la date",
  "funding.withdraw": "Retirer",
  "funding.amount": "Montant (USD)",
  "funding.dateLabel": "Date",
  "funding.dateHint": "Le jour où les fonds ont été reçus",
  "funding.save": "Enregistrer",
  "funding.date": "Veuillez saisir une date.",
  "funding.dateInFuture":
    "Veuillez saisir la date du jour ou une date antérieure.",
  "funding.notLoaded": "Nous n’avons pas pu charger les prochaines étapes.",
  "funding.refused":
    "Le financement de cette mise en relation ne peut plus être déclaré ni retiré.",
  "funding.tooMany":
    "Le financement de cette mise en relation a été modifié trop souvent. Veuillez réessayer dans {wait}.",
  "funding.notSaved":
    "L’enregistrement n’a pas abouti. Votre saisie est toujours là ; veuillez réessayer dans un instant.",
  "funding.offline":
    "Nous n’avons pas pu joindre le serveur. Votre saisie est toujours là ; vérifiez votre connexion et réessayez.",
  "funding.notWithdrawn":
    "Le retrait n’a pas abouti. Veuillez réessayer dans un instant.",
  "funding.withdrawalOffline":
    "Nous n’avons pas pu joindre le serveur : le retrait n’a peut-être pas abouti. Vérifiez votre connexion et réessayez.",
  // investee-dashboard.ts
  "investee.noMatches":
    "Vous n’avez aucune mise en relation actuellement. Veuillez revenir plus tard.",
  "investee.matchWith": "Votre mise en relation avec {investor}",
  "investee.tracker": "Étape de cette mise en relation",
  "investee.writeTo": "Écrire à {investor}",
  "investee.history": "Historique",
  "investee.anotherMatch.sentence":
    "D’autres investisseurs peuvent être intéressés : vous pouvez demander une autre mise en relation.",
  "investee.anotherMatch.link": "Chercher un autre investisseur",
  "investee.otherOptions.sentence":
    "Vous avez utilisé {maxReruns, plural, =2 {vos deux nouvelles recherches} other {toutes vos nouvelles recherches}}.",
  "investee.otherOptions.link": "Voir vos autres possibilités",
  "investee.table": "Investisseurs proposés",
  "investee.columns.investor": "Nom de l’investisseur",
  "investee.columns.sector": "Secteur",
  "investee.columns.score": "Score de compatibilité (%)",
  "investee.columns.funded": "Montant financé",
  "investee.viewStatus": "Voir le statut",
  "investee.noMatchesHint":
    "Les investisseurs proposés et le statut de chaque mise en relation s’affichent ici.",
  "investee.figures": "Vos chiffres",
  "investee.update": "Mettre à jour ces chiffres",
  "investee.setUpHint":
    "Les mises en relation se fondent sur votre profil, et les investisseurs le lisent avant de se décider.",
  "investee.ticketSize": "Ticket recherché",
  "investee.ticketNote": "Le montant que vous demandez",
  "investee.fundingReceived": "Financement reçu",
  "investee.annualTurnover": "Chiffre d’affaires annuel",
  "investee.financialPosition": "Situation financière",
  "investee.teamCapacity": "Effectif",
  "investee.defaultValue": "Valeur par défaut, à mettre à jour",
  "investee.people":
    "{count, plural, one {{count} personne} other {{count} personnes}}",
  "dashboard.setUpTitle": "Créez d’abord votre profil",
  // investor-dashboard.ts
  "investor.noMatches": "Aucune mise en relation pour l’instant",
  "investor.noMatchesNotice":
    "Les entreprises s’affichent ici lorsqu’elles correspondent à vos secteurs et à votre fourchette de tickets. Un profil complet donne lieu à davantage de mises en relation.",
  "investor.welcome": "Bienvenue",
  "investor.welcomeNamed": "Bienvenue, {name}",
  "investor.statusCount": "{status} : {count}",
  "investor.totalMatched": "Mises en relation",
  "investor.sectors": "Secteurs",
  "investor.sectorsChart":
    "Répartition par secteur des entreprises proposées ; le tableau voisin contient les mêmes chiffres",
  "investor.sectorsTable": "Entreprises proposées par secteur",
  "investor.countColumn": "Mises en relation",
  "investor.more": "et {count} de plus",
  "investor.totalFunded": "Total financé",
  "investor.table": "Opportunités proposées",
  "investor.columns.status": "Statut",
  "investor.columns.investee": "Entreprise",
  "investor.columns.sector": "Secteur",
  "investor.columns.tokenSize": "Ticket",
  "investor.columns.funded": "Montant financé",
  "investor.columns.actions": "Actions",
  "investor.tools": "Rechercher, filtrer et trier",
  "investor.search": "Rechercher une entreprise",
  "investor.allStatuses": "Tous les statuts",
  "investor.allSectors": "Tous les secteurs",
  "investor.filterOption": "{name} ({count})",
  "investor.sortBy": "Trier par",
  "investor.orders.waiting": "À étudier en premier",
  "investor.orders.status.ascending": "Statut, du premier au dernier",
  "investor.orders.status.descending": "Statut, du dernier au premier",
  "investor.orders.investee.ascending": "Entreprise, de A à Z",
  "investor.orders.investee.descending": "Entreprise, de Z à A",
  "investor.orders.sector.ascending": "Secteur, de A à Z",
  "investor.orders.sector.descending": "Secteur, de Z à A",
  "investor.orders.tokenSize.ascending": "Ticket, croissant",
  "investor.orders.tokenSize.descending": "Ticket, décroissant",
  "investor.orders.funded.ascending": "Montant financé, croissant",
  "investor.orders.funded.descending": "Montant financé, décroissant",
  "investor.noResults": "Aucune entreprise ne correspond à vos filtres",
  "investor.noResultsHint":
    "Retirez un filtre, ou affichez les {total} entreprises.",
  "investor.pages": "Pages des opportunités proposées",
  "investor.previous": "Précédent",
  "investor.next": "Suivant",
  "investor.page": "Page {page} sur {pages}",
  "investor.partlyLoaded":
    "Le tableau contient {loaded} de vos {total} mises en relation, en commençant par celles qui attendent votre réponse. La recherche, les filtres et le tri ne portent que sur celles-ci.",
  "investor.allLoaded":
    "Le tableau contient toutes vos mises en relation ({total}).",
  "investor.loadAll": "Tout charger ({total})",
  "investor.loadingAll": "Chargement",
  "investor.restNotLoaded":
    "Nous n’avons pas pu charger toutes vos mises en relation. « Tout charger » reprend là où le chargement s’est arrêté.",
  "investor.tokenSize": "Le ticket est le montant que l’entreprise demande.",
  "investor.introduces":
    "Lorsque vous acceptez, nous vous présentons l’un à l’autre par e‑mail.",
  "investor.approve": "Accepter",
  "investor.decline": "Décliner",
  "investor.readProfileOf": "Lire le profil de {name}",
  "investor.alreadyFunded":
    "Cette mise en relation est financée et ne peut plus être modifiée.",
  "investor.closed":
    "Cette mise en relation a été remplacée ou clôturée et ne peut plus être modifiée.",
  "investor.setUp":
    "Nous sélectionnons des entreprises selon vos critères d’investissement. Complétez votre profil pour recevoir des propositions.",
  "investor.reviewProfile": "Revoir votre profil",
  "investor.why": "Pourquoi cette entreprise",
  "investor.profileLoading": "Chargement du profil",
  "investor.files": "Fichiers",
  "investor.noFiles": "Aucun fichier n’a été ajouté.",
  "investor.filesAfterApproval":
    "Les documents financiers sont accessibles dès que vous acceptez.",
  "investor.waiting":
    "{count, plural, =0 {Vous n’avez aucune entreprise à étudier.} =1 {Vous avez une entreprise à étudier.} other {Vous avez {count, number} entreprises à étudier.}}",
  "investor.fundedDeals":
    "dollars US{count, plural, =0 {} =1 {, en une opération} other {, en {count, number} opérations}}",
  "investor.shown":
    "{count, plural, =1 {{from} sur {count}} other {{from}–{to} sur {count, number}}}",
  "investor.shownFiltered":
    "{count, plural, =1 {{count} résultat} other {{from}–{to} sur {count, number} résultats}}, {total} au total",
  // live-updates.ts
  "live.matched": "Vous avez une nouvelle mise en relation : {name}.",
  "live.approved": "{name} a accepté la mise en relation.",
  "live.rejected": "{name} a décliné la mise en relation.",
  "live.fundedInvestee":
    "{name} a financé votre entreprise à hauteur de {amount}.",
  "live.fundedInvestor": "{name} a reçu un financement de {amount}.",
  "live.replaced":
    "Une entreprise cherche un autre investisseur : votre mise en relation avec elle est donc clôturée.",
  "live.closedInvestee":
    "L’une de vos mises en relation est clôturée, car l’investisseur a quitté Ubia. Vous pouvez chercher un autre investisseur.",
  "live.closedInvestor":
    "L’une de vos mises en relation est clôturée, car l’entreprise a quitté Ubia.",
  // login.ts
  "login.termsRequired": "Acceptez les conditions générales.",
  "login.notRegistered":
    "Cette adresse e‑mail n’est pas enregistrée. Veuillez d’abord vous inscrire.",
  "login.tooMany":
    "Trop de tentatives de connexion. Veuillez réessayer dans {loginLockoutMinutes, plural, one {# minute} other {# minutes}}.",
  "login.passwordExpired":
    "Votre mot de passe a expiré. Veuillez en choisir un nouveau.",
  "login.wrongPassword": "Mot de passe incorrect. Veuillez réessayer.",
  "login.refused": "Adresse e‑mail ou mot de passe incorrect.",
  "login.unverified":
    "Veuillez vérifier votre adresse e‑mail avant de vous connecter.",
  "login.unverifiedNote":
    "Cherchez l’e‑mail de vérification dans votre boîte de réception et dans vos courriers indésirables.",
  "login.verificationMailFailed":
    "L’e‑mail de vérification n’a pas pu être envoyé. Veuillez réessayer plus tard.",
  "login.noResponse": "Erreur de réseau. Veuillez vérifier votre connexion.",
  "login.failed": "Une erreur s’est produite. Veuillez réessayer.",
  "login.notStored":
    "Votre navigateur bloque l’enregistrement de données pour ce site, ou son espace de stockage est plein : chaque actualisation de la page ferme donc votre session. Veuillez autoriser les cookies et les données de ce site, ou libérer de l’espace, puis vous reconnecter.",
  "login.intro": "Première visite ?",
  "login.terms": "J’accepte les",
  "login.termsLink": "conditions générales",
  "login.forgot": "Mot de passe oublié ?",
  // mails.ts
  "mails.label": "{label} :",
  "mails.buttonFallback":
    "Si le bouton ne fonctionne pas, copiez cette adresse :",
  "mails.unsubscribe": "Arrêter ces rappels",
  "mails.linkValidity":
    "Le lien ne fonctionne qu’une fois et expire au bout de {linkHours, plural, one {# heure} other {# heures}}.",
  "mails.ignore":
    "Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e‑mail : rien ne changera.",
  "mails.seeMatch": "Voir la mise en relation",
  "mails.lookForMatch": "Chercher un autre investisseur",
  "mails.choosePassword": "Choisir un nouveau mot de passe",
  "mails.verification.subject": "Vérifiez votre adresse e‑mail pour Ubia",
  "mails.verification.heading": "Vérifiez votre adresse e‑mail",
  "mails.verification.text":
    "Bienvenue sur Ubia. Il ne reste qu’une étape avant votre première connexion.",
  "mails.verification.action": "Vérifier mon adresse e‑mail",
  "mails.verification.code": "Ou saisissez ce code",
  "mails.verification.validity":
    "Le lien ne fonctionne qu’une fois et expire au bout de {linkHours, plural, one {# heure} other {# heures}}. Le code ne fonctionne qu’une fois et expire au bout de {codeMinutes, plural, one {# minute} other {# minutes}}.",
  "mails.passwordReset.subject": "Réinitialisez votre mot de passe Ubia",
  "mails.passwordReset.text":
    "Nous avons reçu une demande de réinitialisation du mot de passe de votre compte Ubia.",
  "mails.passwordChangeLink.subject": "Changez votre mot de passe Ubia",
  "mails.passwordChangeLink.heading": "Changez votre mot de passe",
  "mails.passwordChangeLink.text":
    "Vous avez demandé à changer le mot de passe de votre compte Ubia.",
  "mails.passwordChangeLink.notYou":
    "Si vous n’êtes pas à l’origine de cette demande, quelqu’un connaît peut-être votre mot de passe : choisissez-en un nouveau avec ce lien.",
  "mails.passwordChanged.subject": "Votre mot de passe Ubia a été changé",
  "mails.passwordChanged.heading": "Votre mot de passe a été changé",
  "mails.passwordChanged.text":
    "Le mot de passe de votre compte Ubia vient d’être changé et toutes les sessions ont été fermées.",
  "mails.passwordChanged.notYou":
    "Si vous êtes à l’origine de ce changement, vous n’avez rien à faire. Sinon, réinitialisez votre mot de passe pour protéger votre compte :",
  "mails.passwordChanged.action": "Réinitialiser mon mot de passe",
  "mails.accountDeleted.subject": "Votre compte Ubia a été supprimé",
  "mails.accountDeleted.heading": "Votre compte a été supprimé",
  "mails.accountDeleted.text":
    "Votre compte Ubia, votre profil et vos fichiers ont été supprimés.",
  "mails.accountDeleted.last":
    "C’est le dernier e‑mail que nous envoyons à cette adresse.",
  "mails.matched.subject": "Vous avez une nouvelle mise en relation sur Ubia",
  "mails.matched.heading": "Vous avez une nouvelle mise en relation",
  "mails.matched.text":
    "{investee} recherche un financement et correspond à vos critères d’investissement. Lisez le profil de cette entreprise, puis décidez.",
  "mails.approved.subject": "Votre mise en relation est acceptée",
  "mails.approved.heading": "Faites connaissance avec {other}",
  "mails.approved.text":
    "Votre mise en relation avec {other} est acceptée. Vous pouvez désormais vous écrire.",
  "mails.approved.contact": "Son adresse e‑mail : {contact}",
  "mails.declined.subject": "Une mise en relation a été déclinée",
  "mails.declined.othersInterested":
    "{investor} a décliné la mise en relation. D’autres investisseurs peuvent être intéressés.",
  "mails.declined.text": "{investor} a décliné la mise en relation.",
  "mails.declined.submission":
    "Choisissez « Trouver des investisseurs » pour chercher un autre investisseur. Vos mises en relation ne changent pas.",
  "mails.declined.rerun":
    "Une nouvelle recherche remplace les investisseurs qui ont décliné ou n’ont pas répondu à temps par les meilleurs de ceux qui ne vous ont pas encore été proposés. Vos autres mises en relation sont conservées. Il vous reste {rerunsLeft, plural, one {# nouvelle recherche} other {# nouvelles recherches}}.",
  "mails.funded.subject": "Votre mise en relation est financée",
  "mails.funded.text":
    "La mise en relation avec {other} est financée à hauteur de {amount}.",
  "mails.fundingStated.subject":
    "Le financement de votre mise en relation a été déclaré",
  "mails.fundingStated.toInvestee":
    "{other} déclare avoir financé votre entreprise à hauteur de {amount} le {date}.",
  "mails.fundingStated.toInvestor":
    "{other} déclare avoir reçu un financement de {amount} le {date}.",
  "mails.fundingStated.agreed":
    "Vous déclarez le même montant. Notre équipe va vérifier et enregistrer le financement.",
  "mails.fundingStated.open":
    "Veuillez nous indiquer le montant versé et la date du versement. Notre équipe enregistre le financement dès que vous déclarez tous deux le même montant.",
  "mails.reminder.subject":
    "{count, plural, one {Une entreprise attend votre réponse} other {# entreprises attendent votre réponse}}",
  "mails.reminder.text":
    "Lisez leurs profils, puis acceptez ou déclinez. Décliner est utile aussi : l’entreprise peut alors chercher un autre investisseur.",
  "mails.reminder.overdue":
    "{count, plural, one {# réponse est en retard} other {# réponses sont en retard}}. Nous ne vous proposons pas de nouvelle entreprise tant que {silentMatches} réponses ou plus sont en retard.",
  "mails.reminder.score": "score de {score}",
  "mails.reminder.overdueSince": "en retard depuis le {date}",
  "mails.reminder.answerBy": "réponse attendue d’ici au {date}",
  "mails.reminder.more": "En voir {count, number} de plus",
  "mails.datesPassed.subject": "Un investisseur n’a pas répondu à temps",
  "mails.datesPassed.heading": "Pas de réponse à temps",
  "mails.datesPassed.text":
    "{investor} avait jusqu’au {date} pour répondre et ne l’a pas encore fait. Une réponse reste possible.",
  "mails.datesPassed.rerun":
    "Une nouvelle recherche remplace {investors} par les meilleurs investisseurs qui ne vous ont pas encore été proposés. Il vous reste {rerunsLeft, plural, one {# nouvelle recherche} other {# nouvelles recherches}}.",
  // match-outlook.ts
  "outlook.title": "À quoi vous attendre",
  "outlook.offered":
    "{count, plural, =0 {Actuellement, aucun investisseur ne pourrait vous être proposé pour votre profil enregistré.} =1 {Actuellement, un investisseur pourrait vous être proposé pour votre profil enregistré.} other {Actuellement, {about, select, yes {environ } other {}}{number} investisseurs pourraient vous être proposés pour votre profil enregistré.}}",
  "outlook.every":
    "{count, plural, =0 {Aucun ne remplit tous les critères.} =1 {Un investisseur remplit tous les critères.} other {Parmi eux, {about, select, yes {environ } other {}}{number} remplissent tous les critères.}}",
  "outlook.excludes.sector":
    "C’est votre secteur qui écarte le plus grand nombre d’autres investisseurs.",
  "outlook.excludes.ticket":
    "C’est votre ticket qui écarte le plus grand nombre d’autres investisseurs.",
  "outlook.excludes.stage":
    "C’est votre stade de développement qui écarte le plus grand nombre d’autres investisseurs.",
  "outlook.excludes.investmentType":
    "C’est votre type d’investissement qui écarte le plus grand nombre d’autres investisseurs.",
  "outlook.excludes.country":
    "C’est votre pays qui écarte le plus grand nombre d’autres investisseurs.",
  "outlook.change.capital_needed":
    "Avec un ticket de {value} : {changedAbout, select, yes {environ } other {}}{changed} au lieu {about, select, yes {d’environ } other {de }}{number}.",
  "outlook.change.investment_type":
    "Avec le type d’investissement « {value} » : {changedAbout, select, yes {environ } other {}}{changed} au lieu {about, select, yes {d’environ } other {de }}{number}.",
  "outlook.businesses":
    "{count, plural, =0 {Actuellement, aucune entreprise au profil complet ne correspond à vos critères.} =1 {Actuellement, une entreprise au profil complet pourrait vous être proposée.} other {Actuellement, {about, select, yes {environ } other {}}{number} entreprises au profil complet pourraient vous être proposées.}} Une entreprise s’affiche ici lorsqu’elle demande une mise en relation.",
  // match-review.ts
  "review.failed.approved": "L’acceptation n’a pas abouti.",
  "review.failed.rejected": "Le refus n’a pas abouti ; veuillez réessayer.",
  "review.tooMany":
    "Cette mise en relation a été modifiée trop souvent. Veuillez réessayer dans {wait}.",
  "review.lost.approved":
    "L’acceptation n’a pas abouti. La mise en relation avec {name} a été remplacée ou clôturée et ne peut plus être modifiée.",
  "review.lost.rejected":
    "Le refus n’a pas abouti ; veuillez réessayer. La mise en relation avec {name} a été remplacée ou clôturée et ne peut plus être modifiée.",
  "review.approved":
    "Vous avez accepté la mise en relation avec {name}. Nous vous avons présentés l’un à l’autre par e‑mail.",
  "review.rejected": "Vous avez décliné la mise en relation avec {name}.",
  "review.formerInvestor": "Ancien investisseur",
  "review.formerInvestee": "Ancienne entreprise",
  "review.refused": "Cette mise en relation ne peut plus être modifiée.",
  // match-status.ts
  "status.pending": "En attente",
  "status.approved": "Acceptée",
  "status.rejected": "Déclinée",
  "status.funded": "Financée",
  "status.closed": "Clôturée",
  "step.pending.current": "L’investisseur étudie votre profil",
  "step.pending.completed": "Profil étudié par l’investisseur",
  "step.approved.upcoming": "Si l’investisseur accepte",
  "step.approved.current": "L’investisseur a accepté",
  "step.approved.completed": "Acceptée par l’investisseur",
  "step.approved.withdrawn": "Accord retiré",
  "step.rejected.upcoming": "Seulement si l’investisseur décline",
  "step.rejected.current": "L’investisseur a décliné",
  "step.funded.upcoming": "À la réception des fonds",
  "step.funded.current": "Les fonds ont été reçus",
  "step.closed": "Cette mise en relation est clôturée",
  "step.doesNotApply": "Sans objet",
  "history.pending": "Mise en relation avec {investor}",
  "history.approved": "{investor} a accepté la mise en relation",
  "history.rejected": "{investor} a décliné la mise en relation",
  "history.funded":
    "{investor} a financé votre entreprise à hauteur de {amount}",
  "history.replaced": "Vous avez remplacé {investor} par un autre investisseur",
  "history.closed": "La mise en relation avec {investor} a été clôturée",
  "tracker.pending":
    "{investor} étudie votre profil. Vous n’avez rien à faire pour l’instant : nous vous enverrons un e‑mail dès qu’une décision sera prise.",
  "tracker.approved":
    "{investor} a accepté la mise en relation. Vous pouvez désormais vous contacter, et notre équipe préparera l’opération avec vous deux.",
  "tracker.rejected": "{investor} a décliné la mise en relation.",
  "tracker.rejectedAfterApproval": "{investor} a retiré son accord.",
  "tracker.closed":
    "{investor} : cette mise en relation est clôturée et ne peut plus évoluer.",
  "tracker.funded":
    "{investor} a financé votre entreprise à hauteur de {amount}. Félicitations : les fonds sont arrivés et vous n’avez plus rien à faire.",
  // matching.ts
  "matching.incomplete":
    "Veuillez compléter toutes les informations obligatoires de votre profil avant de demander une mise en relation.",
  "matching.maximum":
    "Vous avez atteint le nombre maximal de mises en relation ({maxMatches}).",
  "matching.rerunTooFew":
    "Il vous faut au moins {maxMatches, plural, =2 {deux} other {#}} mises en relation avant de relancer la recherche.",
  "matching.rerunLimit":
    "Vous avez atteint la limite de {maxReruns, plural, =2 {deux} other {#}} nouvelles recherches.",
  "matching.none":
    "Nous n’avons malheureusement trouvé aucun investisseur correspondant à vos critères pour l’instant. Merci de patienter et de réessayer plus tard.",
  "matching.review":
    "Vos mises en relation sont en cours d’examen en vue d’une décision définitive.",
  "matching.tooMany":
    "Vous avez demandé des mises en relation trop souvent. Veuillez réessayer dans {wait}.",
  "matching.getMatched": "Trouver des investisseurs",
  "matching.maximumReached": "Nombre maximal atteint",
  "matching.records":
    "Disposez-vous de deux années d’états financiers cohérents ?",
  "matching.declinedOne": "{investor} a décliné",
  "matching.declinedBoth": "{first} et {second} ont décliné",
  "matching.overdueOne": "{investor} n’a pas répondu à temps",
  "matching.overdueBoth": "{first} et {second} n’ont pas répondu à temps",
  "matching.declinedAndOverdue":
    "{first} {firstStatus, select, rejected {a décliné} other {n’a pas répondu à temps}} et {second} {secondStatus, select, rejected {a décliné} other {n’a pas répondu à temps}}",
  "matching.declinedGetMatched":
    "Choisissez « Trouver des investisseurs » pour chercher un autre investisseur. Cela ne compte pas comme une nouvelle recherche.",
  "matching.declinedNoRerun":
    "Vous avez utilisé {maxReruns, plural, =2 {vos deux nouvelles recherches} other {toutes vos nouvelles recherches}}. Nos programmes peuvent préparer votre entreprise à rencontrer le prochain investisseur, et notre équipe d’assistance peut répondre à vos questions.",
  "rerun.replacesDeclinedOne":
    "Une nouvelle recherche remplace {investor}, qui a décliné, par le meilleur investisseur qui ne vous a pas encore été proposé.",
  "rerun.replacesDeclinedBoth":
    "Une nouvelle recherche remplace {first} et {second}, qui ont décliné, par les meilleurs investisseurs qui ne vous ont pas encore été proposés. Si nous n’en trouvons qu’un, il remplace {first}.",
  "rerun.replacesPendingOne":
    "Une nouvelle recherche remplace {investor}, qui n’a pas encore répondu, par le meilleur investisseur qui ne vous a pas encore été proposé.",
  "rerun.replacesPendingBoth":
    "Une nouvelle recherche remplace {first} et {second}, qui n’ont pas encore répondu, par les meilleurs investisseurs qui ne vous ont pas encore été proposés. Si nous n’en trouvons qu’un, il remplace {first}.",
  "rerun.replacesOverdueOne":
    "Une nouvelle recherche remplace {investor}, qui n’a pas répondu à temps, par le meilleur investisseur qui ne vous a pas encore été proposé.",
  "rerun.replacesOverdueBoth":
    "Une nouvelle recherche remplace {first}, qui {firstStatus, select, rejected {a décliné} other {n’a pas répondu à temps}}, et {second}, qui {secondStatus, select, rejected {a décliné} other {n’a pas répondu à temps}}, par les meilleurs investisseurs qui ne vous ont pas encore été proposés. Si nous n’en trouvons qu’un, il remplace {first}.",
  "rerun.replacesNone":
    "Une nouvelle recherche remplace les investisseurs qui ont décliné ou n’ont pas encore répondu. Vos deux investisseurs ont accepté : il n’y a donc personne à remplacer.",
  "rerun.notReplaced": "{investor} reste parmi vos mises en relation.",
  "rerun.final":
    "Une nouvelle recherche ne peut pas être annulée. Si nous ne trouvons aucun autre investisseur, rien ne change et elle n’est pas décomptée.",
  "rerun.replaced": "{newer} remplace {older}.",
  "rerun.changed":
    "Vos mises en relation ont changé. Veuillez les vérifier avant de relancer la recherche.",
  "matching.intro":
    "Nous recherchons jusqu’à {maxMatches, plural, =2 {deux} other {#}} investisseurs qui correspondent à votre secteur, à votre ticket, à votre stade de développement et à votre pays.",
  "matching.loading": "Chargement de votre profil et de vos mises en relation",
  "matching.required": "Requis pour la mise en relation",
  "matching.missing": "À compléter",
  "matching.completeProfile": "Compléter votre profil",
  "matching.saveProfile": "Enregistrer votre profil",
  "matching.rerun": "Relancer la recherche",
  "matching.rerunLater":
    "Vous pourrez relancer la recherche lorsque vous aurez {maxMatches, plural, =2 {deux} other {#}} mises en relation.",
  "matching.rerunTitle": "Effet de cette nouvelle recherche",
  "matching.seePrograms": "Voir les programmes",
  "matching.contactSupport": "Contacter l’assistance",
  "matching.working":
    "Nous recherchons des investisseurs qui vous correspondent. Cela prend quelques instants.",
  "matching.results": "Vos mises en relation",
  "matching.empty": "Aucune mise en relation pour l’instant",
  "matching.emptyHint":
    "Choisissez « Trouver des investisseurs » pour voir ici jusqu’à {maxMatches, plural, =2 {deux} other {#}} investisseurs, chacun avec un score et les raisons de ce score.",
  "matching.score": "Score de compatibilité",
  "matching.why": "Pourquoi cet investisseur",
  "matching.whyNot": "Ce qui ne correspond pas",
  "matching.follow": "Suivre sur votre tableau de bord",
  "matching.recordsTitle": "Vos états financiers",
  "matching.assistanceTitle": "Nous pouvons vous aider à vous préparer",
  "matching.assistance":
    "Les investisseurs demandent deux années d’états financiers cohérents. Notre équipe peut vous aider à les préparer : envoyez-nous ce dont vous disposez déjà et nous vous indiquerons ce qui manque.",
  "matching.criteriaTitle": "Critères d’éligibilité",
  "matching.criteria":
    "Sur Ubia, les investisseurs recherchent des entreprises qui remplissent ces neuf critères. Les remplissez-vous ?",
  "matching.proceed": "Oui, continuer",
  "matching.alertTitle": "À noter",
  "matching.profileTitle": "Complétez d’abord votre profil",
  "matching.goToProfile": "Accéder à votre profil",
  "matching.rerunsLeft":
    "{count, plural, =0 {Aucune nouvelle recherche restante} one {{count} nouvelle recherche restante} other {{count} nouvelles recherches restantes}}",
  // navbar.ts
  "nav.label": "Menu principal",
  "nav.menu": "Menu",
  "nav.home": "Accueil",
  "nav.about": "À propos",
  "nav.programs": "Programmes",
  "nav.insights": "Analyses",
  "nav.contact": "Contact",
  "nav.logIn": "Connexion",
  "nav.joinNow": "S’inscrire",
  "nav.dashboard": "Mon tableau de bord",
  "nav.logout": "Déconnexion",
  "nav.language": "Langue",
  "language.logoutTitle": "Ouvrir l’autre langue et fermer la session ?",
  "language.logoutText":
    "Votre navigateur bloque l’enregistrement de données pour ce site, ou son espace de stockage est plein : ouvrir la page dans une autre langue ferme donc votre session, et votre saisie est perdue.",
  "language.open": "Ouvrir et fermer la session",
  "language.stay": "Rester",
  "sidebar.greeting": "Bonjour",
  "sidebar.investor": "Investisseur",
  "sidebar.investee": "Entreprise",
  "sidebar.profile": "Profil",
  "sidebar.lookingForFunding": "Besoin de financement ?",
  "sidebar.tradeConnect": "Trade Connect",
  "sidebar.support": "Assistance",
  "sidebar.manageAccount": "Gérer mon compte",
  "sidebar.changePassword": "Changer de mot de passe",
  "sidebar.deleteAccount": "Supprimer mon compte",
  "sidebar.manageAccountText": "Que souhaitez-vous faire de votre compte ?",
  "sidebar.changePasswordText":
    "Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  "sidebar.deleteAccountText":
    "Votre profil et vos fichiers seront définitivement supprimés, et vos mises en relation en cours clôturées.",
  "footer.about":
    "Ubia signifie « partenariat » en swahili. Partout en Afrique, nous rapprochons les entreprises et les investisseurs qui soutiennent leurs projets.",
  "footer.platform": "Plateforme",
  "footer.help": "Aide",
  "footer.offices": "Bureaux",
  "footer.legal": "Chaque pays a sa propre déclaration de confidentialité.",
  "footer.legalLink": "Lire la vôtre",
  "insights.loading": "Chargement des pays et des régions",
  "insights.search": "Pays ou région",
  "insights.placeholder": "Rechercher un pays ou une région…",
  "insights.africa": "Afrique",
  "insights.regions": "Régions",
  "insights.beyond": "Hors d’Afrique",
  "insights.reading": "{topic}, {minutes, plural, other {# min de lecture}}",
  "insights.found":
    "{count, plural, =0 {Aucun résultat} one {{count} pays ou région} other {{count} pays et régions}}",
  // password-change.ts
  "change.currentRequired": "Veuillez saisir votre mot de passe actuel.",
  "change.sent":
    "Un lien pour changer de mot de passe vous a été envoyé par e‑mail.",
  "change.wrongPassword": "Mot de passe actuel incorrect.",
  "change.missing": "Il manque le mot de passe actuel ou l’adresse du site.",
  "change.mailFailed":
    "L’e‑mail n’a pas pu être envoyé. Veuillez réessayer plus tard.",
  "change.failed": "Votre demande n’a pas pu être traitée. Veuillez réessayer.",
  "changeByLink.success":
    "Votre mot de passe a été changé. Veuillez vous reconnecter.",
  "changeByLink.reused":
    "Vous ne pouvez pas réutiliser vos mots de passe récents (les {passwordHistory} derniers).",
  "changeByLink.failed":
    "La réinitialisation a échoué. Le lien n’est peut-être pas valide ou a peut-être expiré.",
  "change.intro":
    "Saisissez votre mot de passe actuel et nous vous enverrons par e‑mail un lien pour en choisir un nouveau.",
  "change.current": "Mot de passe actuel",
  "change.submit": "M’envoyer un lien",
  "change.sentTitle": "Consultez votre boîte de réception",
  "change.sentTo": "Nous avons envoyé le lien à l’adresse",
  "change.requestAgain": "Demander un autre lien",
  "change.doneTitle": "Votre mot de passe a été changé",
  // password-reset-confirm.ts
  "resetConfirm.success": "Votre mot de passe a été réinitialisé.",
  "resetConfirm.tooMany":
    "Trop de tentatives. Veuillez réessayer dans {resetConfirmMinutes, plural, one {# minute} other {# minutes}}.",
  "resetConfirm.reused":
    "Vous avez déjà utilisé ce mot de passe. Veuillez en choisir un nouveau.",
  "resetConfirm.linkInvalid":
    "Ce lien de réinitialisation n’est plus valide. Veuillez en demander un nouveau.",
  "resetConfirm.failed":
    "Le mot de passe n’a pas pu être réinitialisé. Veuillez réessayer.",
  "resetConfirm.intro":
    "Choisissez un mot de passe que vous n’utilisez nulle part ailleurs.",
  "resetConfirm.submit": "Enregistrer le mot de passe",
  "resetConfirm.doneTitle": "Votre nouveau mot de passe est enregistré",
  "resetConfirm.invalidTitle": "Veuillez demander un nouveau lien",
  "resetConfirm.invalidNext":
    "Un lien ne fonctionne qu’une fois et expire au bout de {linkHours, plural, one {# heure} other {# heures}}.",
  "resetConfirm.newLink": "Demander un nouveau lien",
  // password-reset-request.ts
  "reset.emailRequired": "Veuillez saisir votre adresse e‑mail.",
  "reset.sent":
    "Si un compte existe avec cette adresse e‑mail, un lien de réinitialisation du mot de passe a été envoyé.",
  "reset.noResponse":
    "Notre service n’a pas répondu. Veuillez vérifier votre connexion et réessayer si aucun e‑mail n’arrive.",
  "reset.overloaded":
    "Notre service est très sollicité. Si aucun e‑mail n’arrive, réessayez dans un instant.",
  "reset.tooMany":
    "Trop de demandes de réinitialisation. Veuillez réessayer dans {wait}.",
  "reset.tooManyLater":
    "Trop de demandes de réinitialisation. Veuillez réessayer plus tard.",
  "reset.intro":
    "Saisissez votre adresse e‑mail et nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  "reset.submit": "Envoyer le lien",
  "reset.remembered": "Vous vous souvenez de votre mot de passe ?",
  // payment.ts
  "payment.required": "Tous les champs sont obligatoires.",
  "payment.cardNumber":
    "Le numéro de carte doit comporter {cardDigits} chiffres.",
  "payment.expiryFormat":
    "La date d’expiration doit être au format MM/AA ou MM/AAAA.",
  "payment.expiryPast":
    "La carte a expiré. Veuillez saisir un mois et une année valides.",
  "payment.cvv":
    "Le cryptogramme doit comporter {cvvMin} ou {cvvMax} chiffres.",
  "payment.fieldEmpty": "Veuillez remplir ce champ.",
  "payment.success":
    "Votre paiement simulé a été effectué. Aucune somme n’a été débitée.",
  "payment.thanks":
    "Merci. Votre paiement simulé de {fee} pour {programme} a été effectué. Aucune somme n’a été débitée.",
  "payment.thanksWithoutProgramme":
    "Merci. Votre paiement simulé a été effectué. Aucune somme n’a été débitée.",
  "payment.intro":
    "Vérifiez l’objet du paiement et saisissez les coordonnées de votre carte.",
  "payment.simulationTitle":
    "Ceci est une simulation. Aucune somme n’est débitée.",
  "payment.simulation":
    "Rien de ce que vous saisissez ici ne quitte cette page, n’est enregistré ni vérifié auprès d’une banque. N’utilisez pas de vraie carte : {cardDigits} chiffres quelconques conviennent, par exemple 4000 1234 5678 9010.",
  "payment.formTitle": "Carte",
  "payment.name": "Nom du titulaire de la carte",
  "payment.number": "Numéro de carte",
  "payment.numberHint":
    "{cardDigits} chiffres ; les espaces et les traits d’union sont acceptés.",
  "payment.expiry": "Date d’expiration",
  "payment.expiryHint": "MM/AA ou MM/AAAA",
  "payment.cvvLabel": "Cryptogramme (CVV)",
  "payment.cvvHint": "{cvvMin} ou {cvvMax} chiffres",
  "payment.pay": "Payer",
  "payment.processing":
    "Simulation du paiement. Cela prend {paymentSeconds, plural, one {# seconde} other {# secondes}}.",
  "payment.leave":
    "Vous pouvez quitter cette page à tout moment sans qu’aucune somme ne soit débitée.",
  "payment.summaryTitle": "Objet du paiement",
  "payment.fee": "Frais",
  // The fee names the currency.
  "payment.currency": "",
  "payment.nothingChosen": "Vous n’avez pas choisi de programme.",
  "payment.nothingChosenHint":
    "Vous pouvez tout de même essayer le paiement, ou choisir d’abord un programme.",
  "payment.choose": "Choisir un programme",
  "payment.doneTitle": "Paiement effectué",
  "payment.doneNext":
    "Vos programmes s’ouvriront dans {paymentRedirectSeconds, plural, one {# seconde} other {# secondes}}.",
  "payment.continue": "Accéder à vos programmes",
  // pitch-deck.ts
  "deck.loadFailed": "Nous n’avons pas pu charger vos pitch decks.",
  "deck.uploaded": "Le fichier {name} a été envoyé.",
  "deck.removed": "Le fichier {name} a été supprimé.",
  "deck.removeFailed":
    "Nous n’avons pas pu supprimer {name}. Veuillez réessayer.",
  "deck.refused": "Ce fichier a été refusé.",
  "file.gone": "Le fichier {name} n’est plus disponible.",
  // profile.ts
  "profile.userFetchFailed":
    "Les données du compte n’ont pas pu être récupérées",
  "profile.loadFailed": "Les données du profil n’ont pas pu être chargées",
  "profile.saveFailed": "Le profil n’a pas pu être enregistré. {reason}",
  "profile.updated": "Profil mis à jour !",
  "profile.created": "Profil créé !",
  "profile.disallowedCharacters": "Caractères non autorisés ici : {characters}",
  "profile.businessName":
    "Lettres, chiffres, espaces, &, . et - uniquement (de {businessNameMin} à {businessNameMax} caractères).",
  "profile.businessAddress":
    "Lettres, chiffres, virgules, ., ' et - uniquement (de {businessAddressMin} à {businessAddressMax} caractères).",
  "profile.businessAddressTooShort":
    "L’adresse de l’entreprise est trop courte.",
  "profile.marketLength":
    "Le marché doit comporter de {marketMin} à {marketMax} caractères.",
  "profile.textCharacters":
    "Seuls les lettres, les chiffres, les espaces, les virgules, les points et le caractère - sont autorisés.",
  "profile.textAlphanumeric":
    "Veuillez saisir au moins une lettre ou un chiffre.",
  "profile.pitchLink": "Doit commencer par http:// ou https://",
  "profile.pitchLinkExample": "– veuillez écrire {link}",
  "profile.pitchLinkSpaces": "Ne doit pas contenir d’espaces.",
  "profile.pitchLinkTooLong":
    "Doit comporter au maximum {max, number} caractères.",
  "profile.tooManyWords": "{max} mots au maximum ; vous en avez {count}.",
  "profile.choice": "Veuillez choisir l’une des options.",
  "profile.wholeNumber":
    "Veuillez saisir un nombre entier, supérieur ou égal à 0.",
  "profile.amount":
    "Veuillez saisir un montant supérieur à 0, avec 2 décimales au maximum.",
  "profile.amountTooHigh":
    "Veuillez saisir un montant inférieur à {max, number}.",
  "profile.numberTooHigh":
    "Veuillez saisir un nombre inférieur à {max, number}.",
  "profile.amountInFull":
    "Veuillez écrire le montant complet en dollars US, en chiffres, par exemple {example, number}.",
  "profile.numberInFull":
    "Veuillez écrire le nombre complet, en chiffres, par exemple {example, number}.",
  "profile.readings":
    "« {text} » peut se lire de plusieurs façons. Veuillez choisir le nombre voulu ou le saisir à nouveau.",
  "profile.reading": "{number} ({words})",
  "profile.leftNumber": "{field} : {text}",
  "profile.inWords.dollars":
    "{words} {count, plural, one {dollar US} many {de dollars US} other {dollars US}}",
  "profile.inWords.people":
    "{words} {count, plural, one {personne} many {de personnes} other {personnes}}",
  "profile.inWords.years":
    "{words} {count, plural, one {an} many {d’années} other {ans}}",
  "profile.inWords.cents":
    "{words} et {cents, plural, one {{cents} cent} other {{cents} cents}}",
  "profile.revenueOrder":
    "Le chiffre d’affaires le plus élevé ne doit pas être inférieur au plus bas.",
  "profile.submit.invalid": "« {field} » n’est pas valide : {problem}",
  "profile.submit.businessAddress":
    "L’adresse de l’entreprise contient des caractères non valides.",
  "profile.submit.market":
    "Le marché ne peut contenir que des lettres, des chiffres, des espaces, des virgules, des points et le caractère -, doit comporter de {marketMin} à {marketMax} caractères et inclure au moins une lettre ou un chiffre.",
  "profile.submit.pitchLink":
    "Le lien vers le pitch doit être une URL valide commençant par http:// ou https://",
  "profile.file.tooLarge":
    "Veuillez choisir un fichier de {uploadMegabytes} Mo au maximum.",
  "profile.file.avatarImage": "Veuillez choisir une image.",
  "profile.file.avatarJpegPng": "Veuillez choisir une image JPEG ou PNG.",
  "profile.file.avatarUnsupported":
    "Ce navigateur ne peut pas afficher cette image.",
  "profile.file.document":
    "Veuillez choisir un fichier PDF, Excel, Word, JPEG ou PNG.",
  "profile.file.deck": "Veuillez choisir un fichier PDF ou PowerPoint.",
  "profile.file.gone":
    "Le fichier {name} ne peut plus être lu, car il a été supprimé, renommé ou modifié après que vous l’avez choisi. Veuillez le choisir à nouveau.",
  "profile.file.locked":
    "Ce fichier est protégé par un mot de passe. Veuillez l’enregistrer sans mot de passe et le choisir à nouveau.",
  "profile.file.slideShow":
    "Ceci est un diaporama PowerPoint (PPSX). Veuillez l’enregistrer au format PDF ou comme présentation PowerPoint (PPTX), puis choisir ce fichier.",
  "profile.file.macros":
    "Cette présentation contient des macros (PPTM). Veuillez l’enregistrer au format PDF ou comme présentation PowerPoint (PPTX), puis choisir ce fichier.",
  "profile.file.openDocument":
    "Ceci est une présentation OpenDocument (ODP). Veuillez l’exporter au format PDF, puis choisir ce fichier.",
  "profile.file.keynote":
    "Ceci est une présentation Keynote. Veuillez l’exporter au format PDF ou PowerPoint, puis choisir ce fichier.",
  "profile.file.heic":
    "Ceci est une photo HEIC, que de nombreux navigateurs ne peuvent pas afficher. Veuillez l’enregistrer au format JPEG, puis choisir ce fichier.",
  "profile.file.deckLimit":
    "Vous pouvez conserver jusqu’à {max} pitch decks. Veuillez d’abord en supprimer un.",
  "profile.file.tooMany":
    "Vous avez envoyé trop de fichiers. Veuillez réessayer dans {wait}.",
  "profile.file.empty": "Veuillez choisir un fichier qui n’est pas vide.",
  "profile.exists":
    "Vous avez déjà un profil. Veuillez actualiser cette page pour le mettre à jour.",
  "profile.conflict":
    "Votre profil a été modifié sur un autre appareil ou dans un autre onglet après que vous l’avez ouvert ici.",
  "profile.conflictTitle": "Choisissez les valeurs à conserver",
  "profile.conflictText":
    "Votre profil a été enregistré sur un autre appareil ou dans un autre onglet après que vous l’avez ouvert ici. Votre saisie est toujours là, et rien n’est enregistré tant que vous n’avez pas choisi.",
  "profile.conflictMine": "Votre saisie",
  "profile.conflictTheirs": "Enregistré par un autre appareil",
  "profile.conflictEmpty": "Vide",
  "profile.conflictSave": "Enregistrer ces valeurs",
  "profile.conflictBack": "Retour au formulaire",
  "profile.draftFound":
    "Nous avons conservé ce que vous aviez saisi avant de quitter cette page.",
  "profile.offline": "Vous êtes hors ligne.",
  "profile.intercepted":
    "C’est le réseau qui a répondu, et non Ubia. Il demande peut-être que vous vous y connectiez : ouvrez un autre site, puis enregistrez à nouveau.",
  "profile.timeout": "Le serveur n’a pas répondu à temps.",
  "profile.titleNew": "Créez votre profil",
  "profile.titleExisting": "Mettez à jour votre profil",
  "profile.intro.investee":
    "Les investisseurs lisent ces informations avant de se décider.",
  "profile.intro.investor":
    "Ces informations servent à vous mettre en relation. Les entreprises concernées voient le nom de votre entreprise, votre pays, votre fourchette d’investissement, vos secteurs d’intérêt et vos types d’investissement. Dès que vous acceptez une entreprise, elle voit aussi votre adresse e‑mail.",
  "profile.loading": "Chargement de votre profil",
  "profile.readOnly":
    "Vous pouvez lire votre profil ici ; vous pourrez le modifier lorsque la connexion sera rétablie.",
  "profile.failed":
    "Rien n’a été modifié. Veuillez vérifier votre connexion et réessayer.",
  "profile.draftText":
    "Cette saisie n’a pas été envoyée et n’est conservée que sur cet appareil.",
  "profile.draftRestore": "Restaurer",
  "profile.draftDiscard": "Effacer",
  "profile.refused": "Veuillez corriger les champs signalés ci-dessous.",
  "profile.inputKept": "Tout ce que vous avez saisi est toujours là.",
  "profile.saveNew": "Enregistrer le profil",
  "profile.saveExisting": "Enregistrer",
  "profile.saved.idle": "Votre tableau de bord va s’ouvrir.",
  "profile.saved.busy":
    "La mise à jour de vos pitch decks est encore en cours. Votre tableau de bord s’ouvrira lorsqu’elle sera terminée.",
  "profile.saved.failed":
    "Certains de vos pitch decks n’ont pas été mis à jour. La raison est indiquée sous « Pitch deck ».",
  "profile.unsaved": "Pas encore enregistré.",
  "profile.unchanged": "Aucune modification à enregistrer.",
  "profile.sendingForm": "Enregistrement en cours.",
  "profile.noOption": "Aucune option correspondante",
  "profile.replacement.offer": "Remplacer ces caractères",
  "profile.replacement.preview": "Texte avec ces caractères remplacés",
  "profile.replacement.accept": "Utiliser ce texte",
  "profile.replacement.decline": "Garder mon texte",
  "profile.replacement.done": "Les caractères ont été remplacés.",
  "profile.replacement.undo": "Annuler",
  "profile.panels.business": "Votre entreprise",
  "profile.panels.funding": "Ce que vous recherchez",
  "profile.panels.figures": "Chiffres",
  "profile.panels.pitch": "Votre pitch",
  "profile.panels.documents": "Documents",
  "profile.panels.picture": "Image",
  "profile.panels.investing": "Vos critères d’investissement",
  "profile.panels.ready": "Préparation à la mise en relation",
  "profile.usd": "(USD)",
  "profile.emailHint":
    "L’adresse avec laquelle vous vous connectez. Elle ne peut pas être modifiée ici.",
  "profile.fields.business_name.label": "Nom de l’entreprise",
  "profile.fields.business_type.label": "Forme juridique",
  "profile.fields.business_type.choose": "Choisissez une forme juridique",
  "profile.fields.location.label": "Pays",
  "profile.fields.location.choose": "Choisissez un pays",
  "profile.fields.description.label": "Description",
  "profile.fields.description.hint.investee":
    "Votre activité, vos clients et l’usage prévu des fonds.",
  "profile.fields.description.hint.investor":
    "Qui vous êtes et comment vous investissez.",
  "profile.fields.business_address.label": "Adresse de l’entreprise",
  "profile.fields.capital_needed.label": "Ticket recherché",
  "profile.fields.capital_needed.hint": "Le montant que vous demandez",
  "profile.fields.business_stage.label": "Stade de développement",
  "profile.fields.business_stage.hint": "Le stade actuel de l’entreprise",
  "profile.fields.business_stage.choose": "Choisissez un stade",
  "profile.fields.sector_type.label": "Secteur",
  "profile.fields.sector_type.choose": "Choisissez un secteur",
  "profile.fields.investment_type.label": "Type d’investissement",
  "profile.fields.investment_type.choose": "Choisissez un type",
  "profile.fields.market.label": "Marché",
  "profile.fields.market.hint": "Vos clients, et où ils se trouvent",
  "profile.fields.pitch_link.label": "Lien vers le pitch",
  "profile.fields.pitch_link.hint":
    "Une page ou une vidéo sur votre entreprise",
  "profile.fields.pitch_deck.label": "Pitch deck",
  "profile.fields.pitch_deck.hint":
    "PDF ou PowerPoint, jusqu’à {uploadMegabytes} Mo par fichier. Chaque pitch deck est envoyé dès que vous le choisissez. Les investisseurs avec lesquels vous êtes en relation peuvent l’ouvrir.",
  "profile.fields.annual_turnover.label": "Chiffre d’affaires annuel",
  "profile.fields.annual_turnover.hint": "Dernière année complète",
  "profile.fields.financial_position.label": "Situation financière",
  "profile.fields.financial_position.hint": "Dernière année complète",
  "profile.fields.financial_position.choose": "Choisissez une situation",
  "profile.fields.financial_position.options.profit": "Bénéfice",
  "profile.fields.financial_position.options.loss": "Perte",
  "profile.fields.financial_position.options.break-even": "À l’équilibre",
  "profile.fields.revenue_min.label": "Chiffre d’affaires annuel le plus bas",
  "profile.fields.revenue_min.shortLabel": "Chiffre d’affaires annuel",
  "profile.fields.revenue_max.label": "Chiffre d’affaires annuel le plus élevé",
  "profile.fields.team_capacity.label": "Effectif",
  "profile.fields.team_capacity.hint": "Salariés à temps plein",
  "profile.fields.years_of_operation.label": "Années d’activité",
  "profile.fields.years_of_operation.hint":
    "Années complètes depuis vos débuts",
  "profile.fields.registration.label": "Entreprise immatriculée",
  "profile.fields.ability_to_scale.label": "Potentiel de croissance",
  "profile.fields.ability_to_scale.hint":
    "Comment le financement fera grandir l’entreprise",
  "profile.fields.ability_to_scale_file.label": "Plan de croissance",
  "profile.fields.ability_to_scale_file.hint":
    "PDF, Excel, Word, JPEG ou PNG, jusqu’à {uploadMegabytes} Mo. Les investisseurs le voient dès qu’ils ont accepté la mise en relation.",
  "profile.fields.financial_records.label": "Données financières",
  "profile.fields.financial_records.hint":
    "Les états financiers dont vous disposez, et pour quelles années",
  "profile.fields.financial_records_file.label": "États financiers",
  "profile.fields.financial_records_file.hint":
    "PDF, Excel, Word, JPEG ou PNG, jusqu’à {uploadMegabytes} Mo. Les investisseurs les voient dès qu’ils ont accepté la mise en relation.",
  "profile.fields.investment_target.label": "Fourchette d’investissement",
  "profile.fields.investment_target.shortLabel": "Investit",
  "profile.fields.investment_target.hint": "Les montants que vous investissez",
  "profile.fields.investment_target.choose": "Choisissez une fourchette",
  "profile.fields.sectors_of_interest.label": "Secteurs d’intérêt",
  "profile.fields.sectors_of_interest.shortLabel": "Secteurs",
  "profile.fields.sectors_of_interest.hint":
    "Choisissez tous ceux qui conviennent. Tapez quelques lettres pour réduire la liste.",
  "profile.fields.business_stages_investor.label": "Stades de développement",
  "profile.fields.business_stages_investor.hint":
    "Choisissez tous ceux qui conviennent.",
  "profile.fields.investment_types_investor.label": "Types d’investissement",
  "profile.fields.investment_types_investor.hint":
    "Choisissez tous ceux qui conviennent.",
  "profile.fields.investment_preference.label": "Préférences d’investissement",
  "profile.fields.investment_preference.hint":
    "Ce que vous recherchez dans une entreprise",
  "profile.fields.avatar.label": "Logo ou image",
  "profile.fields.avatar.hint.investee":
    "Une image JPEG ou PNG, jusqu’à {uploadMegabytes} Mo.",
  "profile.fields.avatar.hint.investor":
    "Une image de tout format, jusqu’à {uploadMegabytes} Mo.",
  "profile.files.chosen": "sera envoyé à l’enregistrement",
  "profile.files.sending": "envoi en cours",
  "profile.files.stored": "enregistré",
  "profile.files.opening": "ouverture en cours",
  "profile.files.waiting": "en attente d’envoi",
  "profile.files.refused": "non envoyé",
  "profile.files.stalled": "interrompu",
  "profile.decks.loading": "Chargement de vos pitch decks",
  "profile.decks.removeTitle": "Supprimer ce pitch deck ?",
  "profile.decks.removeText":
    "Les investisseurs avec lesquels vous êtes en relation ne pourront plus l’ouvrir.",
  "profile.decks.keep": "Garder",
  "profile.leave.title": "Quitter sans enregistrer ?",
  "profile.leave.unsaved":
    "Votre saisie reste dans cet onglet et pourra être restaurée à votre retour. Les fichiers que vous avez choisis ne sont pas enregistrés.",
  "profile.leave.sendingTitle": "Quitter avant la fin de l’envoi ?",
  "profile.leave.sending":
    "Votre pitch deck n’a pas encore été entièrement envoyé. Quitter cette page annule l’envoi.",
  "profile.leave.leave": "Quitter",
  "profile.leave.stay": "Rester",
  "profile.readiness.needs":
    "Encore requis pour la mise en relation : {fields}.",
  "profile.readiness.unsaved": "Saisi mais pas encore enregistré : {fields}.",
  "profile.readiness.saveFirst":
    "Enregistrez d’abord votre profil : la mise en relation n’utilise que les informations enregistrées.",
  "profile.readiness.notSaved": "{field}, pas encore enregistré",
  "profile.signs.percent": "pour cent",
  "profile.signs.and": "et",
  "profile.signs.or": "ou",
  "profile.readiness.saving": "Également requis pour enregistrer",
  "profile.readiness.complete.investee":
    "Votre profil contient tout ce que la mise en relation exige.",
  "profile.readiness.complete.investor":
    "Votre profil contient tout ce que la mise en relation utilise.",
  "profile.readiness.helpful.investee": "Les investisseurs regardent aussi",
  "profile.readiness.helpful.investor": "Également utile",
  "profile.wordCount": "{count} sur {max} mots",
  "profile.files.sent": "{percent} envoyés",
  "profile.files.deckCount": "{count} sur {max} enregistrés",
  "profile.readiness.count": "{ready} sur {all}",
  // programmes.ts
  "programmes.intro":
    "Cours, accélérateurs, mentorat et coaching de pitch qui préparent les entreprises et leurs équipes à recevoir des investissements.",
  "programmes.members.title": "Vos programmes",
  "programmes.members.intro":
    "Tout ce que nous proposons avec nos partenaires, avec des détails réservés aux membres : les dates et ce que vous apprendrez.",
  "programmes.members.thanksNext":
    "Ce paiement était une simulation : rien n’est encore réservé. Choisissez le programme, puis « Réserver / se renseigner », pour convenir des dates avec l’équipe.",
  "programmes.paid": "Payant",
  "programmes.free": "Gratuit",
  "programmes.backTo": "Retour à « {title} »",
  "programmes.search": "Rechercher dans « {title} »",
  "programmes.searchHint": "Par titre ou par organisateur",
  "programmes.countOf": "{count} sur {total} programmes",
  "programmes.noResults": "Aucun résultat pour « {search} »",
  "programmes.noResultsHint":
    "Dans cette catégorie, aucun titre ni organisateur ne contient ce texte. Essayez un mot plus court, ou parcourez tous les programmes.",
  "programmes.site": "Site",
  "programmes.memberPage": "Page du programme pour les membres",
  "programmes.schedule": "Dates",
  "programmes.outcome": "Résultat",
  "programmes.learnMore": "En savoir plus",
  "programmes.count":
    "{count, plural, one {{count} programme} other {{count} programmes}}",
  // registration.ts
  "registration.userTypeRequired":
    "Veuillez choisir Investisseur ou Entreprise.",
  "registration.success":
    "Compte créé. Veuillez vérifier votre adresse e‑mail. Un lien de vérification vous a été envoyé.",
  "registration.tooMany":
    "Trop de tentatives d’inscription. Réessayez dans {wait}.",
  "registration.tooManyLater":
    "Trop de tentatives d’inscription. Réessayez plus tard.",
  "registration.inactive": "Ce compte existe mais n’est pas encore activé.",
  "registration.resent":
    "Un lien de vérification vous a été envoyé par e‑mail.",
  "registration.resendFailed":
    "Le lien de vérification n’a pas pu être renvoyé. Veuillez contacter l’assistance.",
  "registration.noResponse":
    "Erreur de réseau : veuillez vérifier votre connexion.",
  "registration.unavailable":
    "Service temporairement indisponible. Veuillez réessayer plus tard.",
  "registration.serverError":
    "Erreur du serveur. Veuillez réessayer dans un moment.",
  "registration.unexpected": "Réponse inattendue du serveur.",
  "registration.failed": "Une erreur s’est produite. Veuillez réessayer.",
  "registration.emailTaken": "Un compte existe déjà avec cette adresse e‑mail.",
  "registration.intro": "Vous avez déjà un compte ?",
  "registration.login": "Se connecter",
  "registration.legend": "Vous êtes",
  "registration.investee": "Entreprise",
  "registration.investeeHint":
    "Vous dirigez une entreprise et recherchez des capitaux",
  "registration.investor": "Investisseur",
  "registration.investorHint":
    "Vous recherchez des entreprises dans lesquelles investir",
  "registration.confirmLabel": "Confirmer le mot de passe",
  "registration.submit": "Continuer",
  "registration.fillInAll": "Remplissez tous les champs pour continuer.",
  "registration.missing": "Il manque encore : {fields}.",
  "registration.correctFields":
    "Corrigez les champs signalés ci-dessus pour continuer.",
  "registration.missingNames.userType": "votre rôle",
  "registration.missingNames.email": "votre adresse e‑mail",
  "registration.missingNames.password": "un mot de passe",
  "registration.missingNames.confirmPassword":
    "la confirmation du mot de passe",
  "registration.doneTitle": "Plus qu’une étape",
  "registration.doneTo": "Nous avons envoyé l’e‑mail à l’adresse",
  "registration.doneNext":
    "Il contient un lien et un code à {codeDigits, plural, =6 {six} other {#}} chiffres ; l’un ou l’autre permet de vérifier votre adresse e‑mail. La page de connexion va s’ouvrir…",
  // reminders.ts
  "reminders.title": "Rappels",
  "reminders.text":
    "Nous vous envoyons un e‑mail lorsqu’une mise en relation attend une réponse, et lorsque sa date limite est passée. Les e‑mails relatifs aux décisions sont envoyés dans tous les cas.",
  "reminders.switch":
    "M’envoyer des e‑mails sur les échéances de mes mises en relation",
  "reminders.loading": "Chargement de votre réglage…",
  "reminders.saving": "Enregistrement de votre réglage…",
  "reminders.on": "Vous recevez de nouveau ces e‑mails.",
  "reminders.off": "Vous ne recevez plus ces e‑mails.",
  "reminders.failed":
    "Votre réglage n’a pas pu être enregistré. Veuillez réessayer.",
  "reminders.offline":
    "Nous n’avons pas pu joindre le serveur : votre réglage n’est peut-être pas enregistré. Vérifiez votre connexion et réessayez.",
  "reminders.ended": "Vous ne recevrez plus de rappels.",
  "unsubscribe.heading": "Arrêter les rappels ?",
  "unsubscribe.text":
    "Nous ne vous enverrons plus d’e‑mails sur les mises en relation qui attendent une réponse ou dont la date limite est passée. Les e‑mails relatifs aux décisions sont envoyés dans tous les cas.",
  "unsubscribe.confirm": "Arrêter les rappels",
  "unsubscribe.doneHeading": "Rappels arrêtés",
  "unsubscribe.done":
    "Après la connexion, vous pourrez les réactiver dans « Gérer mon compte ».",
  "unsubscribe.failed":
    "Les rappels n’ont pas pu être arrêtés. Veuillez réessayer.",
  // scoring.ts
  "reason.investee.sector.fits": "Investit dans votre secteur : {value}",
  "reason.investee.sector.doesNotFit":
    "N’investit pas dans votre secteur : {value}",
  "reason.investee.sector.notProvided": "Vous n’avez pas indiqué votre secteur",
  "reason.investee.ticket.fits":
    "Votre ticket de {ticket} est dans sa fourchette ({range})",
  "reason.investee.ticket.doesNotFit":
    "Votre ticket de {ticket} est hors de sa fourchette ({range})",
  "reason.investee.ticket.notProvided": "Ticket ou fourchette non indiqués",
  "reason.investee.stage.fits": "Investit à votre stade : {value}",
  "reason.investee.stage.doesNotFit": "N’investit pas à votre stade : {value}",
  "reason.investee.stage.notProvided":
    "Vous n’avez pas indiqué votre stade de développement",
  "reason.investee.investmentType.fits":
    "Propose l’investissement recherché : {value}",
  "reason.investee.investmentType.doesNotFit":
    "Ne propose pas l’investissement recherché : {value}",
  "reason.investee.investmentType.notProvided":
    "Vous n’avez pas indiqué le type d’investissement recherché",
  "reason.investee.country.fits": "Dans votre pays : {investor}",
  "reason.investee.country.doesNotFit":
    "Pays : {investor} ; le vôtre : {investee}",
  "reason.investee.country.notProvided": "Pays non indiqué",
  "reason.investor.sector.fits": "Exerce dans l’un de vos secteurs : {value}",
  "reason.investor.sector.doesNotFit": "Exerce hors de vos secteurs : {value}",
  "reason.investor.sector.notProvided": "N’a pas indiqué son secteur",
  "reason.investor.ticket.fits":
    "Recherche {ticket}, dans votre fourchette ({range})",
  "reason.investor.ticket.doesNotFit":
    "Recherche {ticket}, hors de votre fourchette ({range})",
  "reason.investor.ticket.notProvided": "Ticket ou fourchette non indiqués",
  "reason.investor.stage.fits": "À un stade où vous investissez : {value}",
  "reason.investor.stage.doesNotFit":
    "À un stade où vous n’investissez pas : {value}",
  "reason.investor.stage.notProvided":
    "N’a pas indiqué son stade de développement",
  "reason.investor.investmentType.fits":
    "Recherche un type d’investissement que vous proposez : {value}",
  "reason.investor.investmentType.doesNotFit":
    "Recherche un type d’investissement que vous ne proposez pas : {value}",
  "reason.investor.investmentType.notProvided":
    "N’a pas indiqué de type d’investissement",
  "reason.investor.country.fits": "Dans votre pays : {investee}",
  "reason.investor.country.doesNotFit":
    "Pays : {investee} ; le vôtre : {investor}",
  "reason.investor.country.notProvided": "Pays non indiqué",
  // server.ts
  "server.passwordReused":
    "Vous ne pouvez pas réutiliser vos anciens mots de passe.",
  "server.linkInvalid": "Jeton non valide ou expiré.",
  "server.notFound": "Introuvable.",
  "server.unauthenticated": "Jeton non valide.",
  "server.methodNotAllowed": "Méthode non autorisée.",
  "server.prefetch":
    "Cette requête modifie des données : elle n’est pas exécutée tant que personne ne l’ouvre.",
  "server.malformed":
    "La requête n’a pas pu être lue. Veuillez vérifier son format.",
  "server.pageNumber": "Doit être le numéro d’une page.",
  "server.version": "Doit être la version d’un profil.",
  "server.required": "Ce champ est obligatoire.",
  "server.notText": "Doit être une chaîne de caractères.",
  "server.notBoolean": "Doit être « true » ou « false ».",
  "server.notList": "Doit être une liste.",
  "server.notLanguage": "Doit être le code de l’une de nos langues.",
  "server.notRange": "Doit être une plage avec min et max.",
  "server.notPlainNumber":
    "Doit être un nombre sans séparateurs, avec un point avant les décimales (deux au maximum), par exemple {whole} ou {decimal}.",
  "server.tooLong": "Ce champ ne doit pas comporter plus de {max} caractères.",
  "server.controlCharacters":
    "Les caractères de contrôle ne sont pas autorisés.",
  "server.tooManyMarks":
    "Un caractère peut porter au maximum {max} signes combinatoires, par exemple des accents.",
  "server.lengthRequired":
    "La requête doit contenir un en-tête Content-Length.",
  "server.tooLarge": "La requête est trop volumineuse.",
  "server.tooMany": "Trop de requêtes. Veuillez réessayer plus tard.",
  "server.uploadsBusy":
    "Le serveur reçoit de nombreux fichiers. Veuillez réessayer dans quelques secondes.",
  "server.originRefused": "frontend_url doit être une adresse de ce service.",
  "server.languageNotBuilt":
    "Le site est en cours de préparation dans cette langue. Cette page s’ouvrira dans un instant.",
  "server.failed":
    "Une erreur s’est produite de notre côté. Veuillez réessayer.",
  // session.ts
  "session.expired":
    "Votre session a pris fin au bout de {sessionMinutes, plural, one {# minute} other {# minutes}}. Veuillez vous reconnecter pour continuer.",
  "session.inactive":
    "Votre session a été fermée après {inactivityMinutes, plural, one {# minute} other {# minutes}} d’inactivité. Veuillez vous reconnecter pour continuer.",
  "session.refused":
    "Votre session n’est plus valide : nous l’avons fermée pour protéger votre compte. Veuillez vous reconnecter.",
  "session.endingSoon":
    "Votre session prend fin dans {wait}. Reconnectez-vous maintenant pour continuer sans rien perdre.",
  "session.renewed":
    "Votre session est prolongée de {sessionMinutes, plural, one {# minute} other {# minutes}}.",
  "session.endedTitle": "Veuillez vous reconnecter",
  "session.logInAgain": "Se reconnecter maintenant",
  "session.dialogTitle": "Se reconnecter",
  "session.dialogText":
    "Saisissez votre mot de passe pour prolonger votre session de {sessionMinutes, plural, one {# minute} other {# minutes}}. Vous ne perdrez rien de ce qui se trouve sur cette page.",
  "session.notNow": "Plus tard",
  "session.loggingOut": "Déconnexion en cours",
  // ui.ts
  "wait.tryAgainIn": "Vous pourrez réessayer dans {wait}.",
  "load.slow":
    "Cela prend plus de temps que d’habitude. Nous continuons d’essayer.",
  "load.noResponse":
    "Il semble que vous soyez hors ligne. Vérifiez votre connexion et réessayez.",
  "load.refused":
    "Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant.",
  "load.notRefreshed":
    "L’actualisation n’a pas abouti. Les informations affichées ne sont peut-être plus à jour.",
  "load.storedResponse":
    "L’actualisation n’a pas abouti. Dernière mise à jour à {time}.",
  "load.matchesFailed":
    "Nous n’avons pas pu charger vos mises en relation. Elles sont conservées.",
  "load.matchedProfileFailed": "Nous n’avons pas pu charger ce profil.",
  "load.matchedProfileGone": "Ce profil n’est plus disponible.",
  "load.fileFailed":
    "Nous n’avons pas pu récupérer {name}. Veuillez réessayer.",
  "ui.optional": "facultatif",
  "ui.label": "{label} :",
  "ui.labelled": "{label} : {text}",
  "ui.comma": ", ",
  "ui.show": "Afficher",
  "ui.hide": "Masquer",
  "ui.showNamed": "Afficher : {name}",
  "ui.hideNamed": "Masquer : {name}",
  "ui.close": "Fermer",
  "ui.remove": "Supprimer",
  "ui.removeNamed": "Supprimer {name}",
  "ui.chooseFile": "Choisir un fichier",
  "ui.chooseFiles": "Choisir des fichiers",
  "ui.replaceFile": "Remplacer le fichier",
  "ui.addFile": "Ajouter un fichier",
  "ui.replace": "Remplacer",
  "ui.replaceNamed": "Remplacer {name}",
  "ui.cancel": "Annuler",
  "ui.cancelNamed": "Annuler l’envoi de {name}",
  "ui.tryAgain": "Réessayer",
  "ui.tryAgainNamed": "Réessayer l’envoi de {name}",
  "ui.open": "Ouvrir",
  "ui.openNamed": "Ouvrir {name}",
  "ui.sending": "Envoi de {name}",
  "ui.met": "Rempli :",
  "ui.notMet": "Non rempli :",
  "ui.newTab": "s’ouvre dans un nouvel onglet",
  "ui.skip": "Aller au contenu",
  "ui.account": "Compte",
  "ui.yourAccount": "Votre compte",
  "ui.changePicture": "Changer votre image",
  "ui.passwordStrength": "Robustesse du mot de passe",
  "ui.refresh": "Actualiser",
  "ui.refreshing": "Actualisation",
  "ui.notProvided": "Non indiqué",
  "ui.unknownFigure": "–",
  "ui.loadingPage": "Chargement de la page",
  "load.matches": "Chargement de vos mises en relation",
  "ui.showAll": "Tout afficher",
  "ui.yes": "Oui",
  "ui.no": "Non",
  "access.checking": "Vérification de votre accès à cette page",
  "offline.label": "Réseau",
  "offline.title": "Vous êtes hors ligne.",
  "offline.text":
    "Les informations affichées ne sont peut-être plus à jour et rien ne peut être envoyé. Tout fonctionnera de nouveau lorsque vous serez en ligne.",
  "pageOffline.title": "Cette page n’est pas disponible hors ligne.",
  "pageOffline.text":
    "Elle n’a pas encore été ouverte sur cet appareil, ou sa copie a été supprimée. Elle s’ouvrira automatiquement lorsque vous serez de nouveau en ligne.",
  "pageError.title": "Cette page n’a pas pu être ouverte.",
  "pageError.text":
    "Votre connexion a peut-être été interrompue, ou le site vient d’être mis à jour.",
  "document.description":
    "Ubia rapproche les entreprises africaines et les investisseurs.",
  "document.oldBrowser":
    "Ce navigateur est trop ancien pour Ubia. Veuillez le mettre à jour ou en utiliser un autre : Chrome ou Edge {chrome}, Firefox {firefox}, Safari {safari}, ou une version plus récente.",
  "document.noScript":
    "Ubia a besoin de JavaScript pour vous connecter et pour envoyer des formulaires. Veuillez l’activer dans les paramètres de ce navigateur, puis actualiser la page.",
  // Options: COUNTRIES
  "options.Algeria": "Algérie",
  "options.Angola": "Angola",
  "options.Benin": "Bénin",
  "options.Botswana": "Botswana",
  "options.Burkina Faso": "Burkina Faso",
  "options.Burundi": "Burundi",
  "options.Cabo Verde": "Cap-Vert",
  "options.Cameroon": "Cameroun",
  "options.Central African Republic": "République centrafricaine",
  "options.Chad": "Tchad",
  "options.Comoros": "Comores",
  "options.Congo": "Congo",
  "options.Congo (Democratic Republic)": "Congo (République démocratique)",
  "options.Côte d'Ivoire": "Côte d’Ivoire",
  "options.Djibouti": "Djibouti",
  "options.Egypt": "Égypte",
  "options.Equatorial Guinea": "Guinée équatoriale",
  "options.Eritrea": "Érythrée",
  "options.Eswatini": "Eswatini",
  "options.Ethiopia": "Éthiopie",
  "options.Gabon": "Gabon",
  "options.Gambia": "Gambie",
  "options.Ghana": "Ghana",
  "options.Guinea": "Guinée",
  "options.Guinea-Bissau": "Guinée-Bissau",
  "options.Kenya": "Kenya",
  "options.Lesotho": "Lesotho",
  "options.Liberia": "Liberia",
  "options.Libya": "Libye",
  "options.Madagascar": "Madagascar",
  "options.Malawi": "Malawi",
  "options.Mali": "Mali",
  "options.Mauritania": "Mauritanie",
  "options.Mauritius": "Maurice",
  "options.Morocco": "Maroc",
  "options.Mozambique": "Mozambique",
  "options.Namibia": "Namibie",
  "options.Niger": "Niger",
  "options.Nigeria": "Nigeria",
  "options.Rwanda": "Rwanda",
  "options.São Tomé and Príncipe": "Sao Tomé-et-Principe",
  "options.Senegal": "Sénégal",
  "options.Seychelles": "Seychelles",
  "options.Sierra Leone": "Sierra Leone",
  "options.Somalia": "Somalie",
  "options.South Africa": "Afrique du Sud",
  "options.South Sudan": "Soudan du Sud",
  "options.Sudan": "Soudan",
  "options.Tanzania": "Tanzanie",
  "options.Togo": "Togo",
  "options.Tunisia": "Tunisie",
  "options.Uganda": "Ouganda",
  "options.Zambia": "Zambie",
  "options.Zimbabwe": "Zimbabwe",
  // Options: REGIONS
  "options.Central Africa": "Afrique centrale",
  "options.East Africa": "Afrique de l’Est",
  "options.North Africa": "Afrique du Nord",
  "options.Southern Africa": "Afrique australe",
  "options.West Africa": "Afrique de l’Ouest",
  "options.Indian Ocean Islands": "Îles de l’océan Indien",
  "options.Asia Pacific": "Asie-Pacifique",
  "options.Caribbean": "Caraïbes",
  "options.Europe": "Europe",
  "options.Latin America": "Amérique latine",
  "options.Middle East": "Moyen-Orient",
  "options.North America": "Amérique du Nord",
  // Options: COUNTRIES_BEYOND_AFRICA
  "options.Argentina": "Argentine",
  "options.Australia": "Australie",
  "options.Austria": "Autriche",
  "options.Bahrain": "Bahreïn",
  "options.Belgium": "Belgique",
  "options.Brazil": "Brésil",
  "options.Canada": "Canada",
  "options.Chile": "Chili",
  "options.China": "Chine",
  "options.Cyprus": "Chypre",
  "options.Czechia": "Tchéquie",
  "options.Denmark": "Danemark",
  "options.Finland": "Finlande",
  "options.France": "France",
  "options.Germany": "Allemagne",
  "options.Greece": "Grèce",
  "options.Hong Kong": "Hong Kong",
  "options.India": "Inde",
  "options.Indonesia": "Indonésie",
  "options.Ireland": "Irlande",
  "options.Italy": "Italie",
  "options.Japan": "Japon",
  "options.Kuwait": "Koweït",
  "options.Luxembourg": "Luxembourg",
  "options.Malaysia": "Malaisie",
  "options.Mexico": "Mexique",
  "options.Netherlands": "Pays-Bas",
  "options.New Zealand": "Nouvelle-Zélande",
  "options.Norway": "Norvège",
  "options.Oman": "Oman",
  "options.Pakistan": "Pakistan",
  "options.Poland": "Pologne",
  "options.Portugal": "Portugal",
  "options.Qatar": "Qatar",
  "options.Saudi Arabia": "Arabie saoudite",
  "options.Singapore": "Singapour",
  "options.South Korea": "Corée du Sud",
  "options.Spain": "Espagne",
  "options.Sweden": "Suède",
  "options.Switzerland": "Suisse",
  "options.Türkiye": "Turquie",
  "options.United Arab Emirates": "Émirats arabes unis",
  "options.United Kingdom": "Royaume-Uni",
  "options.United States": "États-Unis",
  // Options: BUSINESS_TYPES
  "options.Sole Proprietorship": "Entreprise individuelle",
  "options.Partnership": "Société de personnes",
  "options.Limited Liability Company":
    "Société à responsabilité limitée (SARL)",
  "options.Corporation": "Société anonyme (SA)",
  "options.Non-Profit": "Organisation à but non lucratif",
  "options.Cooperative": "Coopérative",
  "options.Other": "Autre",
  // Options: STAGES
  "options.Pre-seed": "Pré-amorçage",
  "options.Seed": "Amorçage",
  "options.Series A": "Série A",
  "options.Series B": "Série B",
  "options.Growth": "Croissance",
  "options.Maturity": "Maturité",
  "options.Exit stage": "Sortie",
  // Options: SECTORS
  "options.Agriculture": "Agriculture",
  "options.FinTech": "FinTech",
  "options.HealthTech": "HealthTech",
  "options.E-commerce": "E-commerce",
  "options.Education": "Éducation",
  "options.Energy": "Énergie",
  "options.Transportation": "Transports",
  "options.Logistics": "Logistique",
  "options.Manufacturing": "Industrie manufacturière",
  "options.Tourism": "Tourisme",
  "options.Construction": "Construction",
  "options.Food & Beverage": "Agroalimentaire et boissons",
  // Options: INVESTMENT_TYPES
  "options.Equity": "Fonds propres",
  "options.Debt": "Dette",
  "options.Convertible Note": "Obligation convertible",
  "options.Revenue Share": "Partage des revenus",
} satisfies Translation;
