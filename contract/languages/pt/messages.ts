import type { Translation } from "../translation.ts";

/** The messages in Portuguese. */
export const messages = {
  // account.ts
  "email.invalid": "Introduza um endereço de email válido.",
  "email.disposable":
    "Não são permitidos endereços de email descartáveis ou temporários.",
  "password.tooLong":
    "A palavra-passe não pode ter mais de {passwordMax} caracteres.",
  "password.tooShort":
    "A palavra-passe deve ter, pelo menos, {passwordMin} caracteres.",
  "password.lowercase": "A palavra-passe deve incluir uma letra minúscula.",
  "password.uppercase": "A palavra-passe deve incluir uma letra maiúscula.",
  "password.number": "A palavra-passe deve incluir um algarismo.",
  "password.special": "A palavra-passe deve incluir um carácter especial.",
  "password.common": "A palavra-passe não pode ser uma das mais comuns.",
  "password.mismatch": "As palavras-passe não coincidem.",
  "password.required": "Introduza a sua palavra-passe.",
  "newPassword.tooShort":
    "A palavra-passe deve ter, pelo menos, {passwordMin} caracteres.",
  "passwordRequirements.label": "Requisitos da palavra-passe",
  "passwordRequirements.length": "{passwordMin} a {passwordMax} caracteres",
  "passwordRequirements.lowercase": "Uma letra minúscula",
  "passwordRequirements.uppercase": "Uma letra maiúscula",
  "passwordRequirements.number": "Um algarismo",
  "passwordRequirements.special": "Um carácter especial",
  "account.sessionEnded": "A sua sessão expirou. Inicie sessão novamente.",
  "account.emailLabel": "Email",
  "account.passwordLabel": "Palavra-passe",
  "account.enterCode": "Introduzir antes um código",
  "account.resendLink": "Reenviar o link de verificação",
  "account.resendLinkBusy": "A enviar…",
  "account.errorTitle": "Erro",
  "account.logIn": "Iniciar sessão",
  "account.openAccount": "Abrir uma conta",
  "account.logInNow": "Iniciar sessão agora",
  "account.loginSoon": "A abrir a página de início de sessão…",
  "account.backToDashboard": "Voltar ao meu painel",
  "newPassword.password": "Nova palavra-passe",
  "newPassword.confirm": "Confirmar a nova palavra-passe",
  "account.linkSentNext":
    "Verifique também a pasta de spam. O link funciona uma vez e expira ao fim de {linkHours, plural, one {# hora} other {# horas}}.",
  "strength.veryWeak": "Muito fraca",
  "strength.weak": "Fraca",
  "strength.fair": "Razoável",
  "strength.good": "Boa",
  "strength.strong": "Forte",
  // account-deletion.ts
  "deletion.passwordRequired": "A palavra-passe é obrigatória.",
  "deletion.tooShort":
    "A palavra-passe deve ter, pelo menos, {passwordMin} caracteres.",
  "deletion.tooLong":
    "A palavra-passe não pode ter mais de {passwordMax} caracteres.",
  "deletion.uppercase":
    "A palavra-passe deve incluir, pelo menos, uma letra maiúscula.",
  "deletion.lowercase":
    "A palavra-passe deve incluir, pelo menos, uma letra minúscula.",
  "deletion.number": "A palavra-passe deve incluir, pelo menos, um algarismo.",
  "deletion.special":
    "A palavra-passe deve incluir, pelo menos, um carácter especial.",
  "deletion.wrongPassword": "Palavra-passe incorreta. Tente novamente.",
  "deletion.notAuthorized": "Não tem autorização para eliminar esta conta.",
  "deletion.tooMany": "Demasiadas tentativas. Tente novamente mais tarde.",
  "deletion.failed": "Erro do servidor. Tente novamente mais tarde.",
  "deletion.uncertain":
    "É possível que a conta tenha sido eliminada. Inicie sessão para verificar: se o seu email já não estiver registado, a conta foi eliminada.",
  "deletion.success": "A sua conta foi eliminada.",
  "deletion.warningTitle": "Esta ação não pode ser anulada.",
  "deletion.warnings.0":
    "O seu perfil, os seus documentos e os seus indicadores serão eliminados.",
  "deletion.warnings.1":
    "Os seus matches em aberto serão encerrados e ninguém poderá ver o seu perfil.",
  "deletion.warnings.2":
    "A sua sessão será terminada em todos os dispositivos.",
  "deletion.keep": "Manter a minha conta",
  "deletion.confirm": "Continuar",
  "deletion.passwordHint": "Precisamos dela para confirmar a sua identidade.",
  "deletion.submit": "Eliminar a minha conta",
  "deletion.doneTitle": "Obrigado e até sempre",
  "deletion.doneNext": "A abrir a página inicial…",
  // account-sessions.ts
  "sessions.device": "{browser} no {system}",
  "sessions.deviceUnknown": "Navegador desconhecido",
  "sessions.ended": "{device}: sessão terminada.",
  "sessions.endFailed":
    "{device}: não foi possível terminar a sessão. Tente novamente dentro de momentos.",
  "sessions.othersEnded":
    "A sua sessão foi terminada em todos os outros dispositivos.",
  "sessions.endOthersFailed":
    "Não foi possível terminar a sessão nos outros dispositivos. Tente novamente dentro de momentos.",
  "export.done": "Os seus dados foram descarregados num único ficheiro ZIP.",
  "export.tooMany":
    "Descarregou os seus dados várias vezes nos últimos tempos. Tente novamente dentro de {wait}.",
  "export.tooManyLater":
    "Descarregou os seus dados várias vezes nos últimos tempos. Tente novamente mais tarde.",
  "export.failed":
    "Não foi possível descarregar os seus dados. Tente novamente.",
  "sessions.devicesTitle": "As suas sessões ativas",
  "sessions.devicesText":
    "A sessão termina automaticamente em cada dispositivo {sessionMinutes, plural, one {# minuto} other {# minutos}} depois de iniciada. Se não reconhecer um dispositivo, termine a sessão nele e altere a palavra-passe.",
  "sessions.thisDevice": "Este dispositivo",
  "sessions.onlyHere": "Não tem sessão iniciada em mais nenhum dispositivo.",
  "sessions.loggedIn": "Início de sessão às {time}",
  "sessions.lastSeen": "última atividade às {time}",
  "sessions.logOut": "Terminar sessão",
  "sessions.logOutNamed": "Terminar sessão: {device}",
  "sessions.logOutOthers": "Terminar todas as outras sessões",
  "sessions.loading": "A carregar as suas sessões",
  "export.title": "Os seus dados",
  "export.text":
    "Tudo o que guardamos sobre si num único ficheiro ZIP: a sua conta, o seu perfil, os seus matches e os seus ficheiros.",
  "export.download": "Descarregar os meus dados",
  "export.downloading":
    "A preparar o seu ficheiro. Mantenha esta janela aberta até a transferência terminar.",
  "export.stop": "Parar",
  // answer-dates.ts
  "answer.answerBy":
    "{day, select, today {Responda hoje, até às {time}} tomorrow {Responda até amanhã} other {Responda até {date}}}",
  "answer.overdue":
    "Em atraso desde {day, select, today {hoje} yesterday {ontem} other {{date}}}",
  "answer.hasUntil":
    "O investidor tem até {day, select, today {às {time} de hoje} tomorrow {amanhã} other {{date}}} para responder",
  "answer.notInTime":
    "O investidor devia ter respondido até {day, select, today {às {time} de hoje} yesterday {ontem} other {{date}}}",
  "answer.tracker":
    "{investor} tem até {day, select, today {às {time} de hoje} tomorrow {amanhã} other {{date}}} para responder.",
  "answer.trackerOverdue":
    "{investor} devia ter respondido até {day, select, today {às {time} de hoje} yesterday {ontem} other {{date}}}. O investidor ainda pode responder; quando o fizer, enviamos-lhe um email.",
  "answer.silentTitle": "De momento, não lhe propomos novas empresas",
  "answer.silent":
    "{count, number} empresas esperam pela sua resposta há mais de {answerDays} dias. Voltaremos a propor-lhe novas empresas quando houver menos de {silentMatches} respostas em atraso.",
  // calendar.ts
  "calendar.trainings.title": "Calendário de formações",
  "calendar.trainings.intro":
    "Workshops e sessões práticas em que pode participar. Os horários indicados são os do local da formação.",
  "calendar.trainings.month": "Formações em {month}",
  "calendar.trainings.none": "Não há formações em {month}",
  "calendar.trainings.noneHint":
    "Consulte outro mês: são adicionadas novas formações ao longo do ano.",
  "calendar.trainings.samples":
    "De momento, não há formações marcadas. Estes são exemplos do que costumamos oferecer.",
  "calendar.events.title": "Calendário de eventos",
  "calendar.events.intro":
    "Eventos em que investidores e fundadores se encontram. Os horários indicados são os do local do evento.",
  "calendar.events.month": "Eventos em {month}",
  "calendar.events.none": "Não há eventos em {month}",
  "calendar.events.noneHint":
    "Consulte outro mês ou veja todos os eventos, um a um.",
  "calendar.events.samples":
    "De momento, não há eventos marcados. Este é um exemplo do que oferecemos.",
  "calendar.events.slider": "Ver os eventos um a um",
  "calendar.previousMonth": "Mês anterior",
  "calendar.nextMonth": "Mês seguinte",
  "calendar.goToToday": "Ir para hoje",
  "calendar.gridHint":
    "As setas avançam ou recuam um dia ou uma semana; Page Up e Page Down, um mês.",
  "calendar.failedTitle": "Não é possível mostrar o calendário",
  // chatbot.ts
  "chatbot.fallback":
    "Lamento, não percebi. Para mais informações, consulte as perguntas frequentes ou faça outra pergunta.",
  "chatbot.unavailable":
    "Não foi possível abrir o assistente. Verifique a sua ligação.",
  "chatbot.title": "Assistente virtual",
  "chatbot.intro":
    "Respondo a perguntas frequentes sobre a Ubia. O que gostaria de saber?",
  "chatbot.officeHours": "Horário de atendimento:",
  "chatbot.log": "Conversa",
  "chatbot.nextQuestion": "O que gostaria de saber?",
  "chatbot.typing": "O assistente está a escrever",
  "chatbot.you": "A sua mensagem:",
  "chatbot.suggestions": "Perguntas que pode fazer",
  "chatbot.field": "A sua pergunta",
  "chatbot.placeholder": "Faça uma pergunta",
  "chatbot.send": "Enviar",
  "chatbot.more": "Saiba mais:",
  "chatbot.faqs": "Perguntas frequentes",
  // cookie-consent.ts
  "consent.label": "Cookies",
  "consent.text":
    "Se aceitar, guardamos um cookie que recorda a sua escolha durante {consentDays, plural, one {# dia} other {# dias}}. Se não aceitar, não guardamos nada que exija o seu consentimento.",
  "consent.notice": "O que o seu navegador guarda",
  "consent.statements": "Declarações de privacidade",
  "consent.accept": "Aceitar",
  "consent.reject": "Rejeitar",
  "consent.review": "Escolha de cookies",
  // data-export.ts
  "archive.readme.intro":
    "Este arquivo contém todos os dados que a Ubia guardou sobre si.",
  "archive.readme.account":
    "a sua conta, as suas sessões, os emails por enviar, as datas em que lhe enviámos links e as ações da nossa equipa na sua conta",
  "archive.readme.profile": "o seu perfil e os critérios usados no matching",
  "archive.readme.matches": "os seus matches, com os dados que pode ver",
  "archive.readme.files":
    "uma lista dos ficheiros que carregou, que estão na pasta «{folder}»",
  "archive.readme.times":
    "As horas no formato {example} estão em UTC; «at» em {file} indica milissegundos desde 1970. Os montantes são em dólares americanos.",
  "archive.readme.secrets":
    "As palavras-passe são guardadas apenas como hashes. As palavras-passe, os tokens e os códigos não estão incluídos.",
  // decline-reason.ts
  "decline.tell": "Indicar o motivo",
  "decline.change": "Alterar o motivo",
  "decline.choose": "Escolha um motivo; a empresa vê-o de imediato",
  "decline.remove": "Remover o motivo",
  "decline.given": "Motivo que indicou: {reason}",
  "decline.failed": "Não foi possível guardar o motivo. Tente novamente.",
  "decline.refused":
    "Só pode indicar um motivo enquanto mantiver a recusa do match.",
  "decline.fits.sector":
    "Esta empresa enquadra-se nos setores do seu perfil. Se os seus setores mudaram, atualize-os para lhe propormos matches mais adequados.",
  "decline.fits.ticket":
    "Esta empresa enquadra-se no intervalo de investimento do seu perfil. Se o seu intervalo mudou, atualize-o para lhe propormos matches mais adequados.",
  "decline.fits.stage":
    "Esta empresa enquadra-se nas fases do seu perfil. Se as suas fases mudaram, atualize-as para lhe propormos matches mais adequados.",
  "decline.fits.country":
    "Esta empresa está no país indicado no seu perfil. Se o seu país mudou, atualize-o para lhe propormos matches mais adequados.",
  "decline.update": "Atualizar o perfil",
  "decline.options.outside_sectors": "Fora dos nossos setores",
  "decline.options.too_early": "Fase demasiado inicial",
  "decline.options.too_late": "Fase demasiado avançada",
  "decline.options.ticket_too_small": "Ticket demasiado pequeno",
  "decline.options.ticket_too_large": "Ticket demasiado grande",
  "decline.options.country": "País",
  "decline.options.documents_missing": "Documentos em falta",
  "decline.options.no_capacity": "Sem capacidade de momento",
  "decline.told.outside_sectors":
    "Motivo: o investidor não investe no seu setor.",
  "decline.told.too_early":
    "Motivo: a sua empresa está numa fase anterior às fases em que o investidor investe.",
  "decline.told.too_late":
    "Motivo: a sua empresa está numa fase posterior às fases em que o investidor investe.",
  "decline.told.ticket_too_small":
    "Motivo: o montante que pede é inferior aos montantes que o investidor investe.",
  "decline.told.ticket_too_large":
    "Motivo: o montante que pede é superior aos montantes que o investidor investe.",
  "decline.told.country": "Motivo: o investidor não investe no seu país.",
  "decline.told.documents_missing":
    "Motivo: faltam documentos de que o investidor precisa.",
  "decline.told.no_capacity":
    "Motivo: o investidor não tem, de momento, capacidade para mais um investimento.",
  // document.ts
  "document.description": "A Ubia aproxima empresas africanas e investidores.",
  "document.oldBrowser":
    "Este navegador é demasiado antigo para a Ubia. Atualize-o ou utilize outro: Chrome ou Edge {chrome}, Firefox {firefox}, Safari {safari}, ou mais recente.",
  "document.noScript":
    "A Ubia precisa de JavaScript para iniciar sessão e enviar formulários. Ative-o nas definições deste navegador e recarregue a página.",
  // email-verification.ts
  "verification.success": "O seu endereço de email foi verificado.",
  "verification.failed": "A verificação falhou!",
  "verification.noResponse": "Ocorreu um problema!",
  "verification.resendFailed":
    "Não foi possível reenviar o código de verificação.",
  "verification.resent": "Foi enviado um novo código para o seu email.",
  "verification.linkFailed":
    "A verificação falhou. O link pode ser inválido ou ter expirado.",
  "verification.linkUsed": "Este link já foi utilizado. Pode iniciar sessão.",
  "verification.alreadyVerified":
    "O seu email já está verificado. Pode iniciar sessão.",
  "verification.codeInvalid":
    "Este código está incorreto ou expirou. Verifique-o ou peça um novo.",
  "verification.codeMalformed":
    "O código tem {codeDigits, plural, =6 {seis} other {#}} dígitos. Verifique o que introduziu e tente novamente.",
  "verification.tooSoon": "Aguarde antes de pedir outro código.",
  "verification.tooMany": "Demasiadas tentativas. Tente novamente mais tarde.",
  "verification.title": "Verifique o seu endereço de email",
  "verification.checking":
    "Estamos a verificar o seu link. Demora apenas um momento.",
  "verification.doneTitle": "O seu email está verificado",
  "verification.failedTitle": "Este link não funcionou",
  "verification.failedNext":
    "Um link funciona uma vez e expira ao fim de {linkHours, plural, one {# hora} other {# horas}}. Inicie sessão com a sua palavra-passe: se o seu email ainda não estiver verificado, pode obter aí um novo link.",
  "verification.sentTo":
    "Enviámos um código de {codeDigits, plural, =6 {seis} other {#}} dígitos para",
  "verification.codeValidity":
    "O código é válido durante {codeMinutes, plural, one {# minuto} other {# minutos}}.",
  "verification.codeLabel": "Código de verificação",
  "verification.submit": "Verificar o código",
  "verification.resend": "Reenviar o código",
  "verification.resendIn": "Pode ser enviado outro código dentro de",
  "verification.backToCode": "Voltar ao código",
  "verification.notYours": "Não é o seu endereço?",
  "verification.howToGetCode":
    "Um código é válido para um único endereço de email, por isso esta página precisa de saber qual é o seu. Há duas formas de continuar:",
  "verification.howLogin":
    "Se tem uma conta, inicie sessão com o seu email e a sua palavra-passe. Se o seu email ainda não estiver verificado, pode introduzir aí um código.",
  "verification.howRegister":
    "Se ainda não tem conta, abra uma. Enviamos-lhe um código por email.",
  // enquiry.ts
  "enquiry.mailOpened":
    "O seu programa de email deve ter-se aberto com tudo preenchido. Se nada aconteceu, escreva para {email}.",
  "enquiry.webmailOpened":
    "Deve ter-se aberto uma página de webmail num novo separador, com tudo preenchido. Se nada aconteceu, escreva para {email}.",
  "enquiry.title": "Reservar / pedir informações",
  "enquiry.about": "Sobre este programa",
  "enquiry.programme": "Programa",
  "enquiry.provider": "Entidade",
  "enquiry.investment": "Preço",
  "enquiry.onRequest": "Sob consulta",
  "enquiry.description": "Descrição",
  "enquiry.offices": "Os nossos escritórios",
  "enquiry.send": "Enviar pedido por email",
  "enquiry.pay": "Pagar com cartão",
  "enquiry.membersPay": "Os membros podem pagar este programa com cartão.",
  // event-slider.ts
  "slider.carousel": "carrossel",
  "slider.title": "Eventos",
  "slider.intro": "Inscreva-se e adicione depois o evento ao seu calendário.",
  "slider.loading": "A carregar os eventos",
  "slider.label": "Eventos, um a um",
  "slider.position": "{number} de {count}",
  "slider.previous": "Imagem anterior",
  "slider.next": "Imagem seguinte",
  "slider.pause": "Pausar a apresentação",
  "slider.play": "Reproduzir a apresentação",
  "slider.where": "Local",
  "slider.starts": "Início",
  "slider.ends": "Fim",
  "slider.register": "Inscrever-se agora",
  "slider.noRegistration": "Não é necessária inscrição.",
  "slider.ended": "Este evento já terminou.",
  "slider.addTo": "Adicionar ao seu calendário",
  "slider.google": "Google Calendar",
  "slider.outlook": "Calendário do Outlook",
  "slider.ics": "Descarregar ICS",
  "slider.calendar": "Mostrar os eventos num calendário",
  "slider.picture": "Imagem {number} de «{title}»",
  // format.ts
  "format.below": "Menos de {amount}",
  "format.above": "Mais de {amount}",
  "format.range": "{min}–{max}",
  "format.orMore": "{amount} ou mais",
  "format.thousand": "{count, plural, =1 {mil} other {# mil}}",
  "format.million": "{count, plural, one {# milhão} other {# milhões}}",
  "format.billion": "{count, plural, =1 {mil milhões} other {# mil milhões}}",
  "format.inWords": "{words} e {rest}",
  // funding.ts
  "funding.steps": "Próximos passos",
  "funding.steps.introduce": "Apresentação",
  "funding.steps.introduce.text":
    "Escreva à outra parte: cada uma tem agora o endereço de email da outra.",
  "funding.steps.call": "Primeira conversa",
  "funding.steps.call.text":
    "Combine um dia com a outra parte para falar sobre a empresa, o montante e o que cada uma espera.",
  "funding.steps.documents": "Documentos",
  "funding.steps.documents.text":
    "O investidor pode agora ler os ficheiros financeiros e pede à empresa o que mais for necessário.",
  "funding.steps.terms": "Condições",
  "funding.steps.terms.text":
    "Acorde por escrito com a outra parte o montante, o que o investidor recebe em troca e a data do pagamento.",
  "funding.steps.money": "Pagamento",
  "funding.steps.money.text":
    "Quando os fundos forem recebidos, ambas as partes declaram aqui o financiamento, e a nossa equipa verifica-o e regista-o.",
  "funding.stated": "Financiamento declarado",
  "funding.you": "A sua declaração",
  "funding.report": "{amount} em {date}",
  "funding.reported.own":
    "{other} pode ver esta declaração e também deve declarar o financiamento.",
  "funding.reported.other": "Indique-nos quanto foi pago e quando.",
  "funding.agreed":
    "As duas partes declaram o mesmo montante. A nossa equipa vai verificá-lo e registá-lo.",
  "funding.different":
    "Os montantes são diferentes. Verifique o seu e, se necessário, fale com a outra parte.",
  "funding.settled": "A nossa equipa registou o financiamento.",
  "funding.row.none": "Passos até ao financiamento",
  "funding.row.reported.own": "Já declarou o financiamento",
  "funding.row.reported.other": "Financiamento declarado pela empresa",
  "funding.row.agreed": "Financiamento declarado por ambas as partes",
  "funding.row.different": "Os montantes declarados são diferentes",
  "funding.state": "Declarar o financiamento",
  "funding.change": "Alterar o montante ou a data",
  "funding.withdraw": "Retirar",
  "funding.amount": "Montante (USD)",
  "funding.dateLabel": "Data",
  "funding.dateHint": "O dia em que os fundos foram recebidos",
  "funding.save": "Guardar",
  "funding.date": "Introduza uma data.",
  "funding.dateInFuture": "Introduza uma data que não seja futura.",
  "funding.notLoaded": "Não foi possível carregar os próximos passos.",
  "funding.refused":
    "O financiamento deste match já não pode ser declarado nem retirado.",
  "funding.tooMany":
    "O financiamento deste match foi alterado demasiadas vezes. Tente novamente dentro de {wait}.",
  "funding.notSaved":
    "Não foi possível guardar. O que introduziu continua aqui; tente novamente dentro de momentos.",
  "funding.offline":
    "Não foi possível contactar o servidor. O que introduziu continua aqui; verifique a sua ligação e tente novamente.",
  "funding.notWithdrawn":
    "Não foi possível retirar a declaração. Tente novamente dentro de momentos.",
  "funding.withdrawalOffline":
    "Não foi possível contactar o servidor, por isso a declaração pode não ter sido retirada. Verifique a sua ligação e tente novamente.",
  // investee-dashboard.ts
  "investee.noMatches":
    "De momento, não tem matches. Volte a consultar mais tarde.",
  "investee.matchWith": "O seu match com {investor}",
  "investee.tracker": "Etapa deste match",
  "investee.writeTo": "Escrever a {investor}",
  "investee.history": "O que aconteceu até agora",
  "investee.anotherMatch.sentence":
    "Outros investidores podem ainda ter interesse: pode procurar outro match.",
  "investee.anotherMatch.link": "Procurar outro investidor",
  "investee.otherOptions.sentence":
    "Já usou {maxReruns, plural, =2 {as duas} other {todas as}} repetições da procura.",
  "investee.otherOptions.link": "Ver outras opções",
  "investee.table": "Investidores propostos",
  "investee.columns.investor": "Nome do investidor",
  "investee.columns.sector": "Setor",
  "investee.columns.score": "Pontuação do match (%)",
  "investee.columns.funded": "Financiado",
  "investee.viewStatus": "Ver o estado",
  "investee.noMatchesHint":
    "Os investidores propostos e o estado de cada match aparecem aqui.",
  "investee.figures": "Os seus indicadores",
  "investee.update": "Atualizar estes indicadores",
  "investee.setUpHint":
    "Propomos-lhe investidores com base no seu perfil, e os investidores leem-no antes de decidir.",
  "investee.ticketSize": "Ticket de investimento",
  "investee.ticketNote": "O montante que pede",
  "investee.fundingReceived": "Financiamento recebido",
  "investee.annualTurnover": "Volume de negócios anual",
  "investee.financialPosition": "Situação financeira",
  "investee.teamCapacity": "Dimensão da equipa",
  "investee.defaultValue": "Valor predefinido; atualize-o",
  "investee.people":
    "{count, plural, one {{count} pessoa} other {{count} pessoas}}",
  "dashboard.setUpTitle": "Primeiro, preencha o seu perfil",
  // investor-dashboard.ts
  "investor.noMatches": "Ainda não tem matches",
  "investor.noMatchesNotice":
    "As empresas aparecem aqui quando se enquadram nos seus setores e no seu intervalo de investimento. Um perfil completo recebe mais matches.",
  "investor.welcome": "Boas-vindas",
  "investor.welcomeNamed": "Boas-vindas, {name}",
  "investor.statusCount": "{status}: {count}",
  "investor.totalMatched": "Total de matches",
  "investor.sectors": "Setores",
  "investor.sectorsChart":
    "Percentagem de empresas propostas por setor; a tabela ao lado contém os mesmos números",
  "investor.sectorsTable": "Empresas propostas por setor",
  "investor.countColumn": "Matches",
  "investor.more": "e mais {count}",
  "investor.totalFunded": "Total financiado",
  "investor.table": "Oportunidades propostas",
  "investor.columns.status": "Estado",
  "investor.columns.investee": "Empresa",
  "investor.columns.sector": "Setor",
  "investor.columns.tokenSize": "Ticket",
  "investor.columns.funded": "Financiado",
  "investor.columns.actions": "Ações",
  "investor.tools": "Pesquisar, filtrar e ordenar",
  "investor.search": "Pesquisar empresas",
  "investor.allStatuses": "Todos os estados",
  "investor.allSectors": "Todos os setores",
  "investor.filterOption": "{name} ({count})",
  "investor.sortBy": "Ordenar por",
  "investor.orders.waiting": "A analisar primeiro",
  "investor.orders.status.ascending": "Estado, do primeiro ao último",
  "investor.orders.status.descending": "Estado, do último ao primeiro",
  "investor.orders.investee.ascending": "Empresa, de A a Z",
  "investor.orders.investee.descending": "Empresa, de Z a A",
  "investor.orders.sector.ascending": "Setor, de A a Z",
  "investor.orders.sector.descending": "Setor, de Z a A",
  "investor.orders.tokenSize.ascending": "Ticket, do menor ao maior",
  "investor.orders.tokenSize.descending": "Ticket, do maior ao menor",
  "investor.orders.funded.ascending": "Financiado, do menor ao maior",
  "investor.orders.funded.descending": "Financiado, do maior ao menor",
  "investor.noResults": "Nenhuma empresa corresponde aos filtros",
  "investor.noResultsHint":
    "Remova um filtro ou mostre todas as empresas ({total}).",
  "investor.pages": "Páginas de «Oportunidades propostas»",
  "investor.previous": "Anterior",
  "investor.next": "Seguinte",
  "investor.page": "Página {page} de {pages}",
  "investor.partlyLoaded":
    "A tabela contém {loaded} dos seus {total} matches: aqueles a que deve responder primeiro. A pesquisa, os filtros e a ordenação aplicam-se apenas a estes.",
  "investor.allLoaded": "A tabela contém todos os seus {total} matches.",
  "investor.loadAll": "Carregar todos ({total})",
  "investor.loadingAll": "A carregar",
  "investor.restNotLoaded":
    "Não foi possível carregar todos os seus matches. «Carregar todos» continua onde parou.",
  "investor.tokenSize":
    "O ticket é o montante de investimento que a empresa pede.",
  "investor.introduces":
    "Quando aprova uma empresa, pomos as duas partes em contacto por email.",
  "investor.approve": "Aprovar",
  "investor.decline": "Recusar",
  "investor.readProfileOf": "Ler o perfil de {name}",
  "investor.alreadyFunded":
    "Este match está financiado e já não pode ser alterado.",
  "investor.closed":
    "Este match foi substituído ou encerrado e já não pode ser alterado.",
  "investor.setUp":
    "Selecionamos empresas de acordo com os seus critérios de investimento. Complete o seu perfil para receber matches.",
  "investor.reviewProfile": "Rever o perfil",
  "investor.why": "Porquê esta empresa",
  "investor.profileLoading": "A carregar o perfil",
  "investor.files": "Ficheiros",
  "investor.noFiles": "Não foi adicionado nenhum ficheiro.",
  "investor.filesAfterApproval":
    "Os ficheiros financeiros ficam disponíveis depois da sua aprovação.",
  "investor.waiting":
    "{count, plural, =0 {Não tem empresas} =1 {Tem uma empresa} other {Tem {count, number} empresas}} para analisar.",
  "investor.fundedDeals":
    "dólares americanos{count, plural, =0 {} =1 {, numa operação} other {, em {count, number} operações}}",
  "investor.shown":
    "{count, plural, =1 {{from} de {count}} other {{from}–{to} de {count, number}}}",
  "investor.shownFiltered":
    "{count, plural, =1 {{count} resultado} other {{from}–{to} de {count, number} resultados}}, {total} no total",
  // live-updates.ts
  "live.matched": "Tem um novo match: {name}.",
  "live.approved": "{name} aprovou o seu match.",
  "live.rejected": "{name} recusou.",
  "live.fundedInvestee": "{name} financiou a sua empresa com {amount}.",
  "live.fundedInvestor": "{name} recebeu um financiamento de {amount}.",
  "live.replaced":
    "Uma empresa está à procura de outro investidor, por isso o seu match com ela foi encerrado.",
  "live.closedInvestee":
    "Um dos seus matches foi encerrado porque o investidor saiu da Ubia. Pode procurar outro investidor.",
  "live.closedInvestor":
    "Um dos seus matches foi encerrado porque a empresa saiu da Ubia.",
  // login.ts
  "login.termsRequired": "Aceite os termos e condições.",
  "login.notRegistered":
    "Este endereço de email não está registado. Registe-se primeiro.",
  "login.tooMany":
    "Demasiadas tentativas de início de sessão. Tente novamente dentro de {loginLockoutMinutes, plural, one {# minuto} other {# minutos}}.",
  "login.passwordExpired": "A sua palavra-passe expirou. Defina uma nova.",
  "login.wrongPassword": "Palavra-passe incorreta. Tente novamente.",
  "login.refused": "Email ou palavra-passe incorretos.",
  "login.unverified":
    "Verifique o seu endereço de email antes de iniciar sessão.",
  "login.unverifiedNote":
    "Procure o email de verificação na caixa de entrada e na pasta de spam.",
  "login.verificationMailFailed":
    "Não foi possível enviar o email de verificação. Tente novamente mais tarde.",
  "login.noResponse": "Erro de rede. Verifique a sua ligação.",
  "login.failed": "Ocorreu um problema. Tente novamente.",
  "login.notStored":
    "O seu navegador bloqueia o armazenamento de dados deste site ou já não tem espaço, por isso a sessão termina sempre que a página é recarregada. Permita os cookies e os dados deste site, ou liberte algum espaço, e inicie sessão novamente.",
  "login.intro": "Ainda não tem conta?",
  "login.terms": "Aceito os",
  "login.termsLink": "termos e condições",
  "login.forgot": "Esqueceu-se da palavra-passe?",
  // mails.ts
  "mails.label": "{label}:",
  "mails.buttonFallback": "Se o botão não funcionar, copie este endereço:",
  "mails.unsubscribe": "Desativar estes lembretes",
  "mails.linkValidity":
    "O link funciona uma vez e expira ao fim de {linkHours, plural, one {# hora} other {# horas}}.",
  "mails.ignore":
    "Se não fez este pedido, pode ignorar este email: nada será alterado.",
  "mails.seeMatch": "Ver o match",
  "mails.lookForMatch": "Procurar outro match",
  "mails.choosePassword": "Escolher uma nova palavra-passe",
  "mails.verification.subject": "Verifique o seu endereço de email na Ubia",
  "mails.verification.heading": "Verifique o seu endereço de email",
  "mails.verification.text":
    "Damos-lhe as boas-vindas à Ubia. Falta só um passo para poder iniciar sessão.",
  "mails.verification.action": "Verificar o endereço de email",
  "mails.verification.code": "Ou introduza este código",
  "mails.verification.validity":
    "O link funciona uma vez e expira ao fim de {linkHours, plural, one {# hora} other {# horas}}. O código funciona uma vez e expira ao fim de {codeMinutes, plural, one {# minuto} other {# minutos}}.",
  "mails.passwordReset.subject": "Reponha a sua palavra-passe da Ubia",
  "mails.passwordReset.text":
    "Recebemos um pedido para repor a palavra-passe da sua conta na Ubia.",
  "mails.passwordChangeLink.subject": "Altere a sua palavra-passe da Ubia",
  "mails.passwordChangeLink.heading": "Altere a sua palavra-passe",
  "mails.passwordChangeLink.text":
    "Pediu uma alteração da palavra-passe da sua conta na Ubia.",
  "mails.passwordChangeLink.notYou":
    "Se não fez este pedido, é possível que alguém conheça a sua palavra-passe: escolha uma nova com este link.",
  "mails.passwordChanged.subject": "A sua palavra-passe da Ubia foi alterada",
  "mails.passwordChanged.heading": "A sua palavra-passe foi alterada",
  "mails.passwordChanged.text":
    "A palavra-passe da sua conta na Ubia acaba de ser alterada e todas as sessões foram terminadas.",
  "mails.passwordChanged.notYou":
    "Se fez esta alteração, não precisa de tomar qualquer medida. Caso contrário, reponha a palavra-passe para proteger a sua conta:",
  "mails.passwordChanged.action": "Repor a minha palavra-passe",
  "mails.accountDeleted.subject": "A sua conta na Ubia foi eliminada",
  "mails.accountDeleted.heading": "A sua conta foi eliminada",
  "mails.accountDeleted.text":
    "A sua conta na Ubia, o seu perfil e os seus ficheiros foram eliminados.",
  "mails.accountDeleted.last":
    "Este é o último email que enviamos para este endereço.",
  "mails.matched.subject": "Tem um novo match na Ubia",
  "mails.matched.heading": "Tem um novo match",
  "mails.matched.text":
    "{investee} procura financiamento e corresponde aos seus critérios de investimento. Leia o perfil da empresa e decida.",
  "mails.approved.subject": "O seu match foi aprovado",
  "mails.approved.heading": "Apresentamos-lhe {other}",
  "mails.approved.text":
    "O seu match com {other} foi aprovado. As duas partes já podem escrever uma à outra.",
  "mails.approved.contact": "Endereço de email da outra parte: {contact}",
  "mails.declined.subject": "Um match foi recusado",
  "mails.declined.othersInterested":
    "{investor} recusou. Outros investidores podem ainda ter interesse.",
  "mails.declined.text": "{investor} recusou.",
  "mails.declined.submission":
    "Escolha «Encontrar investidores» para procurar outro investidor. Os seus matches não mudam.",
  "mails.declined.rerun":
    "A repetição da procura substitui os investidores que recusaram ou não responderam a tempo pelos mais bem classificados entre os que ainda não lhe foram propostos. Os seus outros matches mantêm-se. {rerunsLeft, plural, one {Resta-lhe # repetição} other {Restam-lhe # repetições}}.",
  "mails.funded.subject": "O seu match foi financiado",
  "mails.funded.text": "O match com {other} foi financiado com {amount}.",
  "mails.fundingStated.subject": "O financiamento do seu match foi declarado",
  "mails.fundingStated.toInvestee":
    "{other} declara que financiou a sua empresa com {amount} em {date}.",
  "mails.fundingStated.toInvestor":
    "{other} declara que recebeu um financiamento de {amount} em {date}.",
  "mails.fundingStated.agreed":
    "A sua declaração indica o mesmo montante. A nossa equipa vai verificar e registar o financiamento.",
  "mails.fundingStated.open":
    "Indique-nos quanto foi pago e quando. A nossa equipa regista o financiamento quando as duas partes declararem o mesmo montante.",
  "mails.reminder.subject":
    "{count, plural, one {Uma empresa espera pela sua resposta} other {# empresas esperam pela sua resposta}}",
  "mails.reminder.text":
    "Leia os perfis e aprove ou recuse. Recusar também ajuda: a empresa pode então procurar outro investidor.",
  "mails.reminder.overdue":
    "{count, plural, one {# dos seus matches está em atraso} other {# dos seus matches estão em atraso}}. Só voltaremos a propor-lhe novas empresas quando houver menos de {silentMatches} em atraso.",
  "mails.reminder.score": "pontuação de {score}",
  "mails.reminder.overdueSince": "em atraso desde {date}",
  "mails.reminder.answerBy": "responder até {date}",
  "mails.reminder.more": "Ver mais {count, number}",
  "mails.datesPassed.subject": "Um investidor não respondeu a tempo",
  "mails.datesPassed.heading": "Sem resposta a tempo",
  "mails.datesPassed.text":
    "{investor} tinha até {date} para responder e ainda não respondeu. O investidor ainda pode fazê-lo.",
  "mails.datesPassed.rerun":
    "A repetição da procura substitui {investors} pelos investidores mais bem classificados entre os que ainda não lhe foram propostos. {rerunsLeft, plural, one {Resta-lhe # repetição} other {Restam-lhe # repetições}}.",
  // match-outlook.ts
  "outlook.title": "O que pode esperar",
  "outlook.offered":
    "{count, plural, =0 {De momento, não há nenhum investidor que lhe possamos propor com base no seu perfil guardado.} =1 {De momento, há um investidor que lhe podemos propor com base no seu perfil guardado.} other {De momento, há {about, select, yes {cerca de } other {}}{number} investidores que lhe podemos propor com base no seu perfil guardado.}}",
  "outlook.every":
    "{count, plural, =0 {Nenhum deles cumpre todos os critérios.} =1 {Um deles cumpre todos os critérios.} other {Destes, {about, select, yes {cerca de } other {}}{number} cumprem todos os critérios.}}",
  "outlook.excludes.sector":
    "O critério que exclui mais investidores é o seu setor.",
  "outlook.excludes.ticket":
    "O critério que exclui mais investidores é o seu ticket de investimento.",
  "outlook.excludes.stage":
    "O critério que exclui mais investidores é a fase da sua empresa.",
  "outlook.excludes.investmentType":
    "O critério que exclui mais investidores é o seu tipo de investimento.",
  "outlook.excludes.country":
    "O critério que exclui mais investidores é o seu país.",
  "outlook.change.capital_needed":
    "Com um ticket de {value}: {changedAbout, select, yes {cerca de } other {}}{changed} em vez de {about, select, yes {cerca de } other {}}{number}.",
  "outlook.change.investment_type":
    "Com o tipo de investimento «{value}»: {changedAbout, select, yes {cerca de } other {}}{changed} em vez de {about, select, yes {cerca de } other {}}{number}.",
  "outlook.businesses":
    "{count, plural, =0 {De momento, nenhuma empresa com o perfil completo se enquadra nos seus critérios.} =1 {De momento, há uma empresa com o perfil completo que lhe podemos propor.} other {De momento, há {about, select, yes {cerca de } other {}}{number} empresas com o perfil completo que lhe podemos propor.}} Uma empresa aparece aqui quando pede um match.",
  // match-review.ts
  "review.failed.approved": "Não foi possível aprovar.",
  "review.failed.rejected": "Não foi possível recusar – tente novamente.",
  "review.tooMany":
    "Este match foi alterado demasiadas vezes. Tente novamente dentro de {wait}.",
  "review.lost.approved":
    "Não foi possível aprovar. O match com {name} foi substituído ou encerrado e já não pode ser alterado.",
  "review.lost.rejected":
    "Não foi possível recusar – tente novamente. O match com {name} foi substituído ou encerrado e já não pode ser alterado.",
  "review.approved":
    "Aprovou {name}. Pusemos as duas partes em contacto por email.",
  "review.rejected": "Recusou {name}.",
  "review.formerInvestor": "Antigo investidor",
  "review.formerInvestee": "Antiga empresa",
  "review.refused": "Este match já não pode ser alterado.",
  // match-status.ts
  "status.pending": "Pendente",
  "status.approved": "Aprovado",
  "status.rejected": "Recusado",
  "status.funded": "Financiado",
  "status.closed": "Encerrado",
  "step.pending.current": "O investidor está a analisar o seu perfil",
  "step.pending.completed": "Analisado pelo investidor",
  "step.approved.upcoming": "Se o investidor aprovar a sua empresa",
  "step.approved.current": "O investidor aprovou a sua empresa",
  "step.approved.completed": "O investidor aprovou a sua empresa",
  "step.approved.withdrawn": "Aprovação retirada",
  "step.rejected.upcoming": "Só se o investidor recusar",
  "step.rejected.current": "O investidor recusou",
  "step.funded.upcoming": "Quando os fundos chegarem",
  "step.funded.current": "Os fundos foram recebidos",
  "step.closed": "Este match está encerrado",
  "step.doesNotApply": "Não se aplica",
  "history.pending": "Match com {investor}",
  "history.approved": "{investor} aprovou a sua empresa",
  "history.rejected": "{investor} recusou",
  "history.funded": "{investor} financiou a sua empresa com {amount}",
  "history.replaced": "Substituiu {investor} por outro investidor",
  "history.closed": "O match com {investor} foi encerrado",
  "tracker.pending":
    "{investor} está a analisar o seu perfil. Não precisa de fazer nada agora: enviamos-lhe um email assim que houver uma decisão.",
  "tracker.approved":
    "{investor} aprovou a sua empresa. As duas partes já podem contactar-se, e a nossa equipa preparará a operação com ambas.",
  "tracker.rejected": "{investor} recusou.",
  "tracker.rejectedAfterApproval": "{investor} retirou a aprovação.",
  "tracker.closed":
    "{investor}: este match está encerrado e já não pode ser alterado.",
  "tracker.funded":
    "{investor} financiou a sua empresa com {amount}. Parabéns: os fundos foram recebidos e não há mais nada a fazer.",
  // matching.ts
  "matching.incomplete":
    "Complete o seu perfil com todos os dados obrigatórios antes de procurar investidores.",
  "matching.maximum": "Atingiu o número máximo de matches ({maxMatches}).",
  "matching.rerunTooFew":
    "Precisa de, pelo menos, {maxMatches, plural, =2 {dois} other {#}} matches antes de repetir a procura.",
  "matching.rerunLimit":
    "Atingiu o limite de {maxReruns, plural, =2 {duas} other {#}} repetições da procura.",
  "matching.none":
    "Lamentamos, mas de momento não encontrámos investidores que correspondam aos seus critérios. Tente novamente mais tarde.",
  "matching.review": "Os seus matches estão em análise para aprovação final.",
  "matching.tooMany":
    "Pediu matches demasiadas vezes. Tente novamente dentro de {wait}.",
  "matching.getMatched": "Encontrar investidores",
  "matching.maximumReached": "Máximo de matches atingido",
  "matching.records":
    "Dispõe de dois anos de demonstrações financeiras consistentes?",
  "matching.declinedOne": "{investor} recusou",
  "matching.declinedBoth": "{first} e {second} recusaram",
  "matching.overdueOne": "{investor} não respondeu a tempo",
  "matching.overdueBoth": "{first} e {second} não responderam a tempo",
  "matching.declinedAndOverdue":
    "{first} {firstStatus, select, rejected {recusou} other {não respondeu a tempo}} e {second} {secondStatus, select, rejected {recusou} other {não respondeu a tempo}}",
  "matching.declinedGetMatched":
    "Escolha «Encontrar investidores» para procurar outro investidor. Esta procura não conta como repetição.",
  "matching.declinedNoRerun":
    "Já usou {maxReruns, plural, =2 {as duas} other {todas as}} repetições da procura. Os nossos programas podem preparar a sua empresa para o próximo investidor, e a nossa equipa de apoio pode responder às suas perguntas.",
  "rerun.replacesDeclinedOne":
    "A repetição substitui {investor}, que recusou, pelo investidor mais bem classificado entre os que ainda não lhe foram propostos.",
  "rerun.replacesDeclinedBoth":
    "A repetição substitui {first} e {second}, que recusaram, pelos investidores mais bem classificados entre os que ainda não lhe foram propostos. Se encontrarmos apenas um, este substitui {first}.",
  "rerun.replacesPendingOne":
    "A repetição substitui {investor}, que ainda não respondeu, pelo investidor mais bem classificado entre os que ainda não lhe foram propostos.",
  "rerun.replacesPendingBoth":
    "A repetição substitui {first} e {second}, que ainda não responderam, pelos investidores mais bem classificados entre os que ainda não lhe foram propostos. Se encontrarmos apenas um, este substitui {first}.",
  "rerun.replacesOverdueOne":
    "A repetição substitui {investor}, que não respondeu a tempo, pelo investidor mais bem classificado entre os que ainda não lhe foram propostos.",
  "rerun.replacesOverdueBoth":
    "A repetição substitui {first}, que {firstStatus, select, rejected {recusou} other {não respondeu a tempo}}, e {second}, que {secondStatus, select, rejected {recusou} other {não respondeu a tempo}}, pelos investidores mais bem classificados entre os que ainda não lhe foram propostos. Se encontrarmos apenas um, este substitui {first}.",
  "rerun.replacesNone":
    "A repetição substitui investidores que recusaram ou ainda não responderam. Os seus dois investidores aprovaram a sua empresa, por isso não há ninguém a substituir.",
  "rerun.notReplaced": "{investor} mantém-se.",
  "rerun.final":
    "A repetição não pode ser anulada. Se não encontrarmos outro investidor, nada muda e a repetição não conta.",
  "rerun.replaced": "{newer} substituiu {older}.",
  "rerun.changed":
    "Os seus matches mudaram. Reveja-os antes de pedir novamente a repetição.",
  "matching.intro":
    "Procuramos até {maxMatches, plural, =2 {dois} other {#}} investidores adequados ao seu setor, ticket de investimento, fase e país.",
  "matching.loading": "A carregar o seu perfil e os seus matches",
  "matching.required": "Necessário para o matching",
  "matching.missing": "Em falta",
  "matching.completeProfile": "Completar o perfil",
  "matching.saveProfile": "Guardar o perfil",
  "matching.rerun": "Repetir a procura",
  "matching.rerunLater":
    "Pode repetir a procura quando tiver {maxMatches, plural, =2 {dois} other {#}} matches.",
  "matching.rerunTitle": "O que faz esta repetição",
  "matching.seePrograms": "Ver os programas",
  "matching.contactSupport": "Contactar o apoio",
  "matching.working":
    "Estamos à procura de investidores adequados. Demora apenas um momento.",
  "matching.results": "Os seus matches",
  "matching.empty": "Ainda não tem matches",
  "matching.emptyHint":
    "Escolha «Encontrar investidores» para ver aqui até {maxMatches, plural, =2 {dois} other {#}} investidores, cada um com uma pontuação e as respetivas razões.",
  "matching.score": "Pontuação do match",
  "matching.why": "Porquê este investidor",
  "matching.whyNot": "O que não se enquadra",
  "matching.follow": "Acompanhar os matches no painel",
  "matching.recordsTitle": "As suas demonstrações financeiras",
  "matching.assistanceTitle": "Podemos ajudar na preparação",
  "matching.assistance":
    "Os investidores pedem demonstrações financeiras consistentes de dois anos. A nossa equipa pode ajudar a prepará-las: envie-nos o que já tem e indicaremos o que falta.",
  "matching.criteriaTitle": "Critérios de elegibilidade",
  "matching.criteria":
    "Os investidores na Ubia procuram empresas que cumpram estes nove critérios. A sua empresa cumpre-os?",
  "matching.proceed": "Sim, avançar",
  "matching.alertTitle": "Nota importante",
  "matching.profileTitle": "Primeiro, complete o seu perfil",
  "matching.goToProfile": "Ir para o perfil",
  "matching.rerunsLeft":
    "{count, plural, =0 {Sem repetições disponíveis} one {{count} repetição disponível} other {{count} repetições disponíveis}}",
  // navbar.ts
  "nav.label": "Principal",
  "nav.menu": "Menu",
  "nav.home": "Início",
  "nav.about": "Sobre nós",
  "nav.programs": "Programas",
  "nav.insights": "Análises",
  "nav.contact": "Contactos",
  "nav.logIn": "Iniciar sessão",
  "nav.joinNow": "Aderir",
  "nav.dashboard": "O meu painel",
  "nav.logout": "Terminar sessão",
  "nav.language": "Idioma",
  "language.logoutTitle": "Abrir o outro idioma e terminar a sessão?",
  "language.logoutText":
    "O seu navegador bloqueia os dados guardados deste site ou o armazenamento está cheio, por isso abrir a página noutro idioma termina a sessão e o que escreveu perde-se.",
  "language.open": "Abrir e terminar sessão",
  "language.stay": "Ficar",
  "sidebar.greeting": "Olá",
  "sidebar.investor": "Investidor",
  "sidebar.investee": "Empresa",
  "sidebar.profile": "Perfil",
  "sidebar.lookingForFunding": "Procura financiamento?",
  "sidebar.tradeConnect": "Trade Connect",
  "sidebar.support": "Apoio",
  "sidebar.manageAccount": "Gerir a conta",
  "sidebar.changePassword": "Alterar a palavra-passe",
  "sidebar.deleteAccount": "Eliminar a conta",
  "sidebar.manageAccountText": "O que gostaria de fazer com a sua conta?",
  "sidebar.changePasswordText":
    "Enviamos-lhe um link para escolher uma nova palavra-passe.",
  "sidebar.deleteAccountText":
    "O seu perfil e os seus ficheiros serão eliminados definitivamente e os seus matches em aberto serão encerrados.",
  "footer.about":
    "Ubia significa parceria em suaíli. Aproximamos empresas de toda a África de investidores que apoiam o que fazem.",
  "footer.platform": "Plataforma",
  "footer.help": "Ajuda",
  "footer.offices": "Escritórios",
  "footer.legal": "Cada país tem a sua própria declaração de privacidade.",
  "footer.legalLink": "Ler a do seu país",
  "insights.loading": "A carregar os países e as regiões",
  "insights.search": "País ou região",
  "insights.placeholder": "Pesquisar país ou região…",
  "insights.africa": "África",
  "insights.regions": "Regiões",
  "insights.beyond": "Fora de África",
  "insights.reading": "{topic}, {minutes, plural, other {# min de leitura}}",
  "insights.found":
    "{count, plural, =0 {Nenhum resultado} one {{count} país ou região} other {{count} países e regiões}}",
  // password-change.ts
  "change.currentRequired": "Introduza a sua palavra-passe atual.",
  "change.sent":
    "Foi enviado para o seu email um link para alterar a palavra-passe.",
  "change.wrongPassword": "A palavra-passe atual está incorreta.",
  "change.missing": "Falta a palavra-passe atual ou o URL da aplicação.",
  "change.mailFailed":
    "Não foi possível enviar o email. Tente novamente mais tarde.",
  "change.failed": "Não foi possível processar o seu pedido. Tente novamente.",
  "changeByLink.success":
    "A sua palavra-passe foi alterada. Inicie sessão novamente.",
  "changeByLink.reused":
    "Não pode reutilizar as suas palavras-passe recentes (as últimas {passwordHistory}).",
  "changeByLink.failed":
    "A reposição falhou. O link pode ser inválido ou ter expirado.",
  "change.intro":
    "Introduza a sua palavra-passe atual e enviamos-lhe por email um link para escolher uma nova.",
  "change.current": "Palavra-passe atual",
  "change.submit": "Receber um link por email",
  "change.sentTitle": "Consulte a sua caixa de entrada",
  "change.sentTo": "Enviámos o link para",
  "change.requestAgain": "Pedir outro link",
  "change.doneTitle": "A sua palavra-passe foi alterada",
  // password-reset-confirm.ts
  "resetConfirm.success": "A sua palavra-passe foi reposta com êxito.",
  "resetConfirm.tooMany":
    "Demasiadas tentativas. Tente novamente dentro de {resetConfirmMinutes, plural, one {# minuto} other {# minutos}}.",
  "resetConfirm.reused": "Já utilizou esta palavra-passe. Escolha uma nova.",
  "resetConfirm.linkInvalid":
    "Este link de reposição já não é válido. Peça um novo.",
  "resetConfirm.failed":
    "Não foi possível repor a palavra-passe. Tente novamente.",
  "resetConfirm.intro":
    "Use uma palavra-passe que não utilize em mais nenhum lugar.",
  "resetConfirm.submit": "Definir a nova palavra-passe",
  "resetConfirm.doneTitle": "A sua nova palavra-passe está definida",
  "resetConfirm.invalidTitle": "Peça um novo link",
  "resetConfirm.invalidNext":
    "Um link funciona uma vez e expira ao fim de {linkHours, plural, one {# hora} other {# horas}}.",
  "resetConfirm.newLink": "Pedir um novo link",
  // password-reset-request.ts
  "reset.emailRequired": "Introduza o seu email.",
  "reset.sent":
    "Se existir uma conta com esse email, foi enviado um link para repor a palavra-passe.",
  "reset.noResponse":
    "O nosso serviço não respondeu. Se não receber nenhum email, verifique a sua ligação e tente novamente.",
  "reset.overloaded":
    "O nosso serviço está sobrecarregado. Se não receber nenhum email, tente novamente dentro de momentos.",
  "reset.tooMany":
    "Demasiadas tentativas de reposição. Tente novamente dentro de {wait}.",
  "reset.tooManyLater":
    "Demasiadas tentativas de reposição. Tente novamente mais tarde.",
  "reset.intro":
    "Introduza o seu email e enviamos-lhe um link para escolher uma nova palavra-passe.",
  "reset.submit": "Enviar o link de reposição",
  "reset.remembered": "Lembrou-se da palavra-passe?",
  // payment.ts
  "payment.required": "Todos os campos são obrigatórios.",
  "payment.cardNumber": "O número do cartão deve ter {cardDigits} dígitos.",
  "payment.expiryFormat":
    "A data de validade deve ter o formato MM/AA ou MM/AAAA.",
  "payment.expiryPast":
    "O cartão está fora do prazo de validade. Introduza um mês e um ano válidos.",
  "payment.cvv": "O CVV deve ter {cvvMin} ou {cvvMax} dígitos.",
  "payment.fieldEmpty": "Preencha este campo.",
  "payment.success":
    "O seu pagamento simulado foi efetuado. Não foi debitado qualquer valor.",
  "payment.thanks":
    "Obrigado. O seu pagamento simulado de {fee} pelo programa {programme} foi efetuado. Não foi debitado qualquer valor.",
  "payment.thanksWithoutProgramme":
    "Obrigado. O seu pagamento simulado foi efetuado. Não foi debitado qualquer valor.",
  "payment.intro":
    "Confirme o que está a pagar e introduza os dados do cartão.",
  "payment.simulationTitle":
    "Isto é uma simulação. Não é debitado qualquer valor.",
  "payment.simulation":
    "Nada do que escrever aqui sai desta página, é guardado ou é verificado junto de um banco. Não use um cartão verdadeiro: servem quaisquer {cardDigits} dígitos, por exemplo 4000 1234 5678 9010.",
  "payment.formTitle": "Cartão",
  "payment.name": "Nome do titular",
  "payment.number": "Número do cartão",
  "payment.numberHint": "{cardDigits} dígitos; pode usar espaços e hífenes.",
  "payment.expiry": "Validade",
  "payment.expiryHint": "MM/AA ou MM/AAAA",
  "payment.cvvLabel": "CVV",
  "payment.cvvHint": "{cvvMin} ou {cvvMax} dígitos",
  "payment.pay": "Pagar agora",
  "payment.processing":
    "A simular o pagamento. Demora {paymentSeconds, plural, one {# segundo} other {# segundos}}.",
  "payment.leave":
    "Pode sair desta página a qualquer momento sem que nada lhe seja cobrado.",
  "payment.summaryTitle": "O que está a pagar",
  "payment.fee": "Preço",
  // The fee names the currency.
  "payment.currency": "",
  "payment.nothingChosen": "Não escolheu nenhum programa.",
  "payment.nothingChosenHint":
    "Mesmo assim, pode experimentar o pagamento ou escolher primeiro um programa.",
  "payment.choose": "Escolher um programa",
  "payment.doneTitle": "Pagamento efetuado",
  "payment.doneNext":
    "Os seus programas abrem dentro de {paymentRedirectSeconds, plural, one {# segundo} other {# segundos}}.",
  "payment.continue": "Ir para os programas",
  // pitch-deck.ts
  "deck.loadFailed": "Não foi possível carregar os seus pitch decks.",
  "deck.uploaded": "O ficheiro {name} foi carregado.",
  "deck.removed": "O ficheiro {name} foi removido.",
  "deck.removeFailed": "Não foi possível remover {name}. Tente novamente.",
  "deck.refused": "Este ficheiro foi rejeitado.",
  "file.gone": "O ficheiro {name} já não está disponível.",
  // profile.ts
  "profile.userFetchFailed": "Não foi possível obter os dados do utilizador",
  "profile.loadFailed": "Não foi possível carregar os dados do perfil",
  "profile.saveFailed": "Não foi possível guardar o perfil. {reason}",
  "profile.updated": "Perfil atualizado com êxito!",
  "profile.created": "Perfil criado com êxito!",
  "profile.disallowedCharacters":
    "Caracteres não permitidos aqui: {characters}",
  "profile.businessName":
    "Apenas letras, números, espaços, &, . e - (de {businessNameMin} a {businessNameMax} caracteres).",
  "profile.businessAddress":
    "Apenas letras, números, vírgulas, ., ' e - (de {businessAddressMin} a {businessAddressMax} caracteres).",
  "profile.businessAddressTooShort": "O endereço da empresa é demasiado curto.",
  "profile.marketLength":
    "O mercado deve ter entre {marketMin} e {marketMax} caracteres.",
  "profile.textCharacters":
    "Só são permitidos letras, números, espaços, vírgulas, pontos e o carácter -.",
  "profile.textAlphanumeric": "Inclua, pelo menos, uma letra ou um número.",
  "profile.pitchLink": "Deve começar por http:// ou https://",
  "profile.pitchLinkExample": "– por favor, escreva {link}",
  "profile.pitchLinkSpaces": "Não pode conter espaços.",
  "profile.pitchLinkTooLong": "Deve ter, no máximo, {max, number} caracteres.",
  "profile.tooManyWords":
    "São permitidas, no máximo, {max} palavras; o texto tem {count}.",
  "profile.choice": "Escolha uma das opções.",
  "profile.wholeNumber": "Introduza um número inteiro igual ou superior a 0.",
  "profile.amount":
    "Introduza um montante superior a 0, com um máximo de 2 casas decimais.",
  "profile.amountTooHigh": "Introduza um montante inferior a {max, number}.",
  "profile.numberTooHigh": "Introduza um número inferior a {max, number}.",
  "profile.amountInFull":
    "Escreva o montante em dólares americanos, por inteiro e em algarismos, por exemplo {example, number}.",
  "profile.numberInFull":
    "Escreva o número por inteiro e em algarismos, por exemplo {example, number}.",
  "profile.readings":
    "«{text}» pode ser lido de mais do que uma forma. Escolha o número pretendido ou escreva-o de novo.",
  "profile.reading": "{number} ({words})",
  "profile.leftNumber": "{field}: {text}",
  "profile.inWords.dollars":
    "{words} {count, plural, one {dólar americano} many {de dólares americanos} other {dólares americanos}}",
  "profile.inWords.people":
    "{words} {count, plural, one {pessoa} many {de pessoas} other {pessoas}}",
  "profile.inWords.years":
    "{words} {count, plural, one {ano} many {de anos} other {anos}}",
  "profile.inWords.cents":
    "{words} e {cents, plural, one {{cents} cêntimo} other {{cents} cêntimos}}",
  "profile.revenueOrder": "A receita máxima não pode ser inferior à mínima.",
  "profile.submit.invalid": "Campo «{field}» inválido: {problem}",
  "profile.submit.businessAddress":
    "O endereço da empresa contém caracteres inválidos.",
  "profile.submit.market":
    "O mercado só pode conter letras, números, espaços, vírgulas, pontos e o carácter -, deve ter entre {marketMin} e {marketMax} caracteres e incluir, pelo menos, uma letra ou um número.",
  "profile.submit.pitchLink":
    "O link do pitch deve ser um URL válido que comece por http:// ou https://",
  "profile.file.tooLarge":
    "Escolha um ficheiro com {uploadMegabytes} MB ou menos.",
  "profile.file.avatarImage": "Escolha uma imagem.",
  "profile.file.avatarJpegPng": "Escolha uma imagem JPEG ou PNG.",
  "profile.file.avatarUnsupported":
    "Este navegador não consegue mostrar esta imagem.",
  "profile.file.document": "Escolha um ficheiro PDF, Excel, Word, JPEG ou PNG.",
  "profile.file.deck": "Escolha um ficheiro PDF ou PowerPoint.",
  "profile.file.gone":
    "O ficheiro {name} já não pode ser lido, porque foi eliminado, mudou de nome ou foi alterado depois de o ter escolhido. Escolha-o novamente.",
  "profile.file.locked":
    "Este ficheiro está protegido por palavra-passe. Guarde-o sem palavra-passe e escolha-o novamente.",
  "profile.file.slideShow":
    "Este ficheiro é uma apresentação de diapositivos do PowerPoint (PPSX). Guarde-a como PDF ou como apresentação do PowerPoint (PPTX) e escolha esse ficheiro.",
  "profile.file.macros":
    "Esta apresentação contém macros (PPTM). Guarde-a como PDF ou como apresentação do PowerPoint (PPTX) e escolha esse ficheiro.",
  "profile.file.openDocument":
    "Este ficheiro é uma apresentação OpenDocument (ODP). Exporte-a como PDF e escolha esse ficheiro.",
  "profile.file.keynote":
    "Este ficheiro é uma apresentação do Keynote. Exporte-a como ficheiro PDF ou PowerPoint e escolha esse ficheiro.",
  "profile.file.heic":
    "Este ficheiro é uma fotografia HEIC, que muitos navegadores não conseguem mostrar. Guarde-a como JPEG e escolha esse ficheiro.",
  "profile.file.deckLimit":
    "Pode guardar até {max} pitch decks. Primeiro, remova um.",
  "profile.file.tooMany":
    "Carregou demasiados ficheiros. Tente novamente dentro de {wait}.",
  "profile.file.empty": "Escolha um ficheiro que não esteja vazio.",
  "profile.exists":
    "Já tem um perfil. Recarregue esta página para o atualizar.",
  "profile.conflict":
    "O seu perfil foi alterado noutro dispositivo ou noutro separador depois de o ter aberto aqui.",
  "profile.conflictTitle": "Escolha os valores a manter",
  "profile.conflictText":
    "O seu perfil foi guardado noutro dispositivo ou noutro separador depois de o ter aberto aqui. O que escreveu continua aqui e nada será guardado até fazer a sua escolha.",
  "profile.conflictMine": "O seu valor",
  "profile.conflictTheirs": "Guardado por outro dispositivo",
  "profile.conflictEmpty": "Vazio",
  "profile.conflictSave": "Guardar estes valores",
  "profile.conflictBack": "Voltar ao formulário",
  "profile.draftFound":
    "Guardámos o que tinha escrito quando saiu desta página.",
  "profile.offline": "Está sem ligação à Internet.",
  "profile.intercepted":
    "A resposta veio da rede e não da Ubia. A rede pode exigir que inicie sessão: abra outro site e depois guarde novamente.",
  "profile.timeout": "O servidor não respondeu a tempo.",
  "profile.titleNew": "Preencha o seu perfil",
  "profile.titleExisting": "Atualize o seu perfil para o matching",
  "profile.intro.investee":
    "Os investidores leem este perfil antes de decidir.",
  "profile.intro.investor":
    "Usamos este perfil para lhe propor empresas. As empresas propostas veem o nome da sua empresa, o país, o intervalo de investimento, os setores de interesse e os tipos de investimento. Depois de aprovar uma empresa, esta vê também o seu endereço de email.",
  "profile.loading": "A carregar o seu perfil",
  "profile.readOnly":
    "Pode ler aqui o seu perfil e editá-lo quando a ligação for restabelecida.",
  "profile.failed":
    "Nada foi alterado. Verifique a sua ligação e tente novamente.",
  "profile.draftText":
    "Não foi enviado e está guardado apenas neste dispositivo.",
  "profile.draftRestore": "Restaurar",
  "profile.draftDiscard": "Descartar",
  "profile.refused": "Corrija os campos assinalados abaixo.",
  "profile.inputKept": "Tudo o que escreveu continua aqui.",
  "profile.saveNew": "Atualizar o perfil",
  "profile.saveExisting": "Guardar as alterações",
  "profile.saved.idle": "A abrir o seu painel.",
  "profile.saved.busy":
    "Os seus pitch decks ainda estão a ser atualizados. O painel abre quando a atualização terminar.",
  "profile.saved.failed":
    "Nem todos os seus pitch decks foram atualizados. Veja o motivo em «Pitch deck».",
  "profile.unsaved": "Ainda não guardado.",
  "profile.unchanged": "Não há alterações a guardar.",
  "profile.sendingForm": "A guardar.",
  "profile.noOption": "Nenhuma opção correspondente",
  "profile.replacement.offer": "Substituir",
  "profile.replacement.preview": "Com esses caracteres substituídos",
  "profile.replacement.accept": "Usar este texto",
  "profile.replacement.decline": "Manter o meu texto",
  "profile.replacement.done": "Os caracteres foram substituídos.",
  "profile.replacement.undo": "Anular",
  "profile.panels.business": "A sua empresa",
  "profile.panels.funding": "O que procura",
  "profile.panels.figures": "Indicadores",
  "profile.panels.pitch": "O seu pitch",
  "profile.panels.documents": "Documentos",
  "profile.panels.picture": "Imagem",
  "profile.panels.investing": "Em que investe",
  "profile.panels.ready": "Preparação para o matching",
  "profile.usd": "(USD)",
  "profile.emailHint":
    "O endereço com que inicia sessão. Não pode ser alterado aqui.",
  "profile.fields.business_name.label": "Nome da empresa",
  "profile.fields.business_type.label": "Tipo de empresa",
  "profile.fields.business_type.choose": "Escolha um tipo",
  "profile.fields.location.label": "País",
  "profile.fields.location.choose": "Escolha um país",
  "profile.fields.description.label": "Descrição",
  "profile.fields.description.hint.investee":
    "O que faz a empresa, quem são os clientes e a que se destinam os fundos.",
  "profile.fields.description.hint.investor": "Quem é e como investe.",
  "profile.fields.business_address.label": "Endereço da empresa",
  "profile.fields.capital_needed.label": "Ticket de investimento",
  "profile.fields.capital_needed.hint": "O montante que pede",
  "profile.fields.business_stage.label": "Fase da empresa",
  "profile.fields.business_stage.hint": "A fase atual da empresa",
  "profile.fields.business_stage.choose": "Escolha uma fase",
  "profile.fields.sector_type.label": "Setor",
  "profile.fields.sector_type.choose": "Escolha um setor",
  "profile.fields.investment_type.label": "Tipo de investimento",
  "profile.fields.investment_type.choose": "Escolha um tipo",
  "profile.fields.market.label": "Mercado",
  "profile.fields.market.hint": "Quem são os seus clientes e onde estão",
  "profile.fields.pitch_link.label": "Link do pitch",
  "profile.fields.pitch_link.hint":
    "Uma página ou um vídeo sobre a sua empresa",
  "profile.fields.pitch_deck.label": "Pitch deck",
  "profile.fields.pitch_deck.hint":
    "PDF ou PowerPoint, até {uploadMegabytes} MB cada. Cada pitch deck é carregado assim que o escolher. Os investidores dos seus matches podem abri-lo.",
  "profile.fields.annual_turnover.label": "Volume de negócios anual",
  "profile.fields.annual_turnover.hint": "Último ano completo",
  "profile.fields.financial_position.label": "Situação financeira",
  "profile.fields.financial_position.hint": "Último ano completo",
  "profile.fields.financial_position.choose": "Escolha uma situação",
  "profile.fields.financial_position.options.profit": "Lucro",
  "profile.fields.financial_position.options.loss": "Prejuízo",
  "profile.fields.financial_position.options.break-even":
    "Equilíbrio (break-even)",
  "profile.fields.revenue_min.label": "Receita anual mínima",
  "profile.fields.revenue_min.shortLabel": "Receita anual",
  "profile.fields.revenue_max.label": "Receita anual máxima",
  "profile.fields.team_capacity.label": "Dimensão da equipa",
  "profile.fields.team_capacity.hint": "Pessoal a tempo inteiro",
  "profile.fields.years_of_operation.label": "Anos de atividade",
  "profile.fields.years_of_operation.hint":
    "Anos completos desde o início da atividade",
  "profile.fields.registration.label": "Empresa registada",
  "profile.fields.ability_to_scale.label": "Capacidade de expansão",
  "profile.fields.ability_to_scale.hint":
    "Como a empresa vai crescer com o financiamento",
  "profile.fields.ability_to_scale_file.label": "Plano de expansão",
  "profile.fields.ability_to_scale_file.hint":
    "PDF, Excel, Word, JPEG ou PNG, até {uploadMegabytes} MB. Os investidores veem-no depois de aprovarem a sua empresa.",
  "profile.fields.financial_records.label": "Registos financeiros",
  "profile.fields.financial_records.hint":
    "Que demonstrações tem e de que anos",
  "profile.fields.financial_records_file.label": "Demonstrações financeiras",
  "profile.fields.financial_records_file.hint":
    "PDF, Excel, Word, JPEG ou PNG, até {uploadMegabytes} MB. Os investidores veem-nas depois de aprovarem a sua empresa.",
  "profile.fields.investment_target.label": "Intervalo de investimento",
  "profile.fields.investment_target.shortLabel": "Investe",
  "profile.fields.investment_target.hint":
    "O intervalo dos montantes que investe",
  "profile.fields.investment_target.choose": "Escolha um intervalo",
  "profile.fields.sectors_of_interest.label": "Setores de interesse",
  "profile.fields.sectors_of_interest.shortLabel": "Setores",
  "profile.fields.sectors_of_interest.hint":
    "Escolha todos os que se aplicam. Escreva para reduzir a lista.",
  "profile.fields.business_stages_investor.label": "Fases das empresas",
  "profile.fields.business_stages_investor.hint":
    "Escolha todas as que se aplicam.",
  "profile.fields.investment_types_investor.label": "Tipos de investimento",
  "profile.fields.investment_types_investor.hint":
    "Escolha todos os que se aplicam.",
  "profile.fields.investment_preference.label": "Preferências de investimento",
  "profile.fields.investment_preference.hint": "O que procura numa empresa",
  "profile.fields.avatar.label": "Logótipo ou imagem",
  "profile.fields.avatar.hint.investee":
    "Uma imagem JPEG ou PNG, até {uploadMegabytes} MB.",
  "profile.fields.avatar.hint.investor":
    "Qualquer imagem, até {uploadMegabytes} MB.",
  "profile.files.chosen": "será enviado ao guardar",
  "profile.files.sending": "a enviar",
  "profile.files.stored": "guardado",
  "profile.files.opening": "a abrir",
  "profile.files.waiting": "a aguardar envio",
  "profile.files.refused": "não enviado",
  "profile.files.stalled": "parado",
  "profile.decks.loading": "A carregar os seus pitch decks",
  "profile.decks.removeTitle": "Remover este pitch deck?",
  "profile.decks.removeText":
    "Os investidores dos seus matches deixarão de poder abri-lo.",
  "profile.decks.keep": "Manter",
  "profile.leave.title": "Sair sem guardar?",
  "profile.leave.unsaved":
    "O que escreveu fica neste separador e pode ser restaurado quando voltar. Os ficheiros que escolheu não são guardados.",
  "profile.leave.sendingTitle": "Sair antes de o carregamento terminar?",
  "profile.leave.sending":
    "O seu pitch deck ainda não foi totalmente carregado. Se sair desta página, o carregamento é cancelado.",
  "profile.leave.leave": "Sair",
  "profile.leave.stay": "Ficar",
  "profile.readiness.needs": "Ainda em falta para o matching: {fields}.",
  "profile.readiness.unsaved": "Introduzido, mas ainda não guardado: {fields}.",
  "profile.readiness.saveFirst":
    "Guarde primeiro o perfil: o matching usa apenas dados guardados.",
  "profile.readiness.notSaved": "{field}, ainda não guardado",
  "profile.signs.percent": "por cento",
  "profile.signs.and": "e",
  "profile.signs.or": "ou",
  "profile.readiness.saving": "Também necessário para guardar",
  "profile.readiness.complete.investee":
    "O seu perfil tem tudo o que é necessário para o matching.",
  "profile.readiness.complete.investor":
    "O seu perfil tem tudo o que o matching utiliza.",
  "profile.readiness.helpful.investee": "Os investidores também analisam",
  "profile.readiness.helpful.investor": "Também útil",
  "profile.wordCount": "{count} de {max} palavras",
  "profile.files.sent": "{percent} enviado",
  "profile.files.deckCount": "{count} de {max} guardados",
  "profile.readiness.count": "{ready} de {all}",
  // programmes.ts
  "programmes.intro":
    "Cursos, programas de aceleração, mentoria e treino de pitch que preparam as empresas e as suas equipas para o investimento.",
  "programmes.members.title": "Os seus programas",
  "programmes.members.intro":
    "Tudo o que nós e os nossos parceiros oferecemos, com pormenores que só os membros veem: as datas e o que vai aprender.",
  "programmes.members.thanksNext":
    "O pagamento foi uma simulação, por isso ainda não há nenhuma reserva. Escolha o programa e depois «Reservar / pedir informações» para combinar as datas com a equipa.",
  "programmes.paid": "Pago",
  "programmes.free": "Gratuito",
  "programmes.backTo": "Voltar a «{title}»",
  "programmes.search": "Pesquisar em «{title}»",
  "programmes.searchHint": "Por título ou entidade",
  "programmes.countOf": "{count} de {total} programas",
  "programmes.noResults": "Nenhum resultado para «{search}»",
  "programmes.noResultsHint":
    "Nenhum título ou entidade desta categoria contém este texto. Tente uma palavra mais curta ou veja todos os programas.",
  "programmes.site": "Site",
  "programmes.memberPage": "Página do programa para membros",
  "programmes.schedule": "Datas",
  "programmes.outcome": "Resultado",
  "programmes.learnMore": "Saber mais",
  "programmes.count":
    "{count, plural, one {{count} programa} other {{count} programas}}",
  // registration.ts
  "registration.userTypeRequired": "Selecione «Investidor» ou «Empresa».",
  "registration.success":
    "Conta criada. Verifique o seu endereço de email: enviámos-lhe um link de verificação.",
  "registration.tooMany":
    "Demasiadas tentativas de registo. Tente novamente dentro de {wait}.",
  "registration.tooManyLater":
    "Demasiadas tentativas de registo. Tente novamente mais tarde.",
  "registration.inactive": "Esta conta existe, mas ainda não está ativada.",
  "registration.resent": "Foi enviado um link de verificação para o seu email.",
  "registration.resendFailed":
    "Não foi possível reenviar o link de verificação. Contacte o apoio.",
  "registration.noResponse": "Erro de rede: verifique a sua ligação.",
  "registration.unavailable":
    "Serviço temporariamente indisponível. Tente novamente mais tarde.",
  "registration.serverError":
    "Erro do servidor. Tente novamente daqui a pouco.",
  "registration.unexpected": "Resposta inesperada do servidor.",
  "registration.failed": "Ocorreu um problema. Tente novamente.",
  "registration.emailTaken": "Já existe uma conta com este email.",
  "registration.intro": "Já tem uma conta?",
  "registration.login": "Iniciar sessão",
  "registration.legend": "Registo-me como",
  "registration.investee": "Empresa",
  "registration.investeeHint": "Dirijo uma empresa e procuro capital",
  "registration.investor": "Investidor",
  "registration.investorHint": "Procuro empresas em que investir",
  "registration.confirmLabel": "Confirmar a palavra-passe",
  "registration.submit": "Continuar",
  "registration.fillInAll": "Preencha todos os campos para continuar.",
  "registration.missing": "Ainda falta: {fields}.",
  "registration.correctFields":
    "Corrija os campos assinalados acima para continuar.",
  "registration.missingNames.userType": "o tipo de conta",
  "registration.missingNames.email": "o seu email",
  "registration.missingNames.password": "uma palavra-passe",
  "registration.missingNames.confirmPassword": "a confirmação da palavra-passe",
  "registration.doneTitle": "Falta um passo",
  "registration.doneTo": "Enviámos o email para",
  "registration.doneNext":
    "O email contém um link e um código de {codeDigits, plural, =6 {seis} other {#}} dígitos; qualquer um deles serve para verificar o seu endereço. A abrir a página de início de sessão…",
  // reminders.ts
  "reminders.title": "Lembretes",
  "reminders.text":
    "Enviamos-lhe um email quando um match espera por uma resposta e quando o prazo terminou. Os emails sobre decisões são sempre enviados.",
  "reminders.switch": "Receber emails sobre os prazos dos meus matches",
  "reminders.loading": "A carregar a sua definição…",
  "reminders.saving": "A guardar a sua definição…",
  "reminders.on": "Voltará a receber estes emails.",
  "reminders.off": "Deixará de receber estes emails.",
  "reminders.failed":
    "Não foi possível guardar a sua definição. Tente novamente.",
  "reminders.offline":
    "Não foi possível contactar o servidor, por isso a sua definição pode não ter sido guardada. Verifique a sua ligação e tente novamente.",
  "reminders.ended": "Não receberá mais lembretes.",
  "unsubscribe.heading": "Deixar de receber lembretes?",
  "unsubscribe.text":
    "Deixaremos de lhe enviar emails sobre matches que esperam por uma resposta ou cujo prazo terminou. Os emails sobre decisões são sempre enviados.",
  "unsubscribe.confirm": "Desativar os lembretes",
  "unsubscribe.doneHeading": "Lembretes desativados",
  "unsubscribe.done":
    "Pode voltar a ativá-los em «Gerir a conta», depois de iniciar sessão.",
  "unsubscribe.failed":
    "Não foi possível desativar os lembretes. Tente novamente.",
  // scoring.ts
  "reason.investee.sector.fits": "Investe no setor «{value}»",
  "reason.investee.sector.doesNotFit": "Não investe no setor «{value}»",
  "reason.investee.sector.notProvided": "O seu setor não está indicado",
  "reason.investee.ticket.fits":
    "O seu ticket de {ticket} está dentro do intervalo do investidor ({range})",
  "reason.investee.ticket.doesNotFit":
    "O seu ticket de {ticket} está fora do intervalo do investidor ({range})",
  "reason.investee.ticket.notProvided":
    "Ticket ou intervalo de investimento não indicado",
  "reason.investee.stage.fits": "Investe na fase «{value}»",
  "reason.investee.stage.doesNotFit": "Não investe na fase «{value}»",
  "reason.investee.stage.notProvided":
    "A fase da sua empresa não está indicada",
  "reason.investee.investmentType.fits":
    "Oferece o tipo de investimento «{value}»",
  "reason.investee.investmentType.doesNotFit":
    "Não oferece o tipo de investimento «{value}»",
  "reason.investee.investmentType.notProvided":
    "O tipo de investimento que procura não está indicado",
  "reason.investee.country.fits":
    "País do investidor: {investor}, tal como o seu",
  "reason.investee.country.doesNotFit":
    "País do investidor: {investor}; o seu país: {investee}",
  "reason.investee.country.notProvided": "País não indicado",
  "reason.investor.sector.fits":
    "Atua no setor «{value}», um dos setores do seu perfil",
  "reason.investor.sector.doesNotFit":
    "Atua no setor «{value}», que não é um dos setores do seu perfil",
  "reason.investor.sector.notProvided": "A empresa não indicou o setor",
  "reason.investor.ticket.fits":
    "Procura {ticket}, dentro do seu intervalo ({range})",
  "reason.investor.ticket.doesNotFit":
    "Procura {ticket}, fora do seu intervalo ({range})",
  "reason.investor.ticket.notProvided":
    "Ticket ou intervalo de investimento não indicado",
  "reason.investor.stage.fits":
    "Está na fase «{value}», uma das fases do seu perfil",
  "reason.investor.stage.doesNotFit":
    "Está na fase «{value}», que não é uma das fases do seu perfil",
  "reason.investor.stage.notProvided": "A empresa não indicou a fase",
  "reason.investor.investmentType.fits":
    "Procura o tipo de investimento «{value}», um dos tipos do seu perfil",
  "reason.investor.investmentType.doesNotFit":
    "Procura o tipo de investimento «{value}», que não é um dos tipos do seu perfil",
  "reason.investor.investmentType.notProvided":
    "A empresa não indicou o tipo de investimento",
  "reason.investor.country.fits": "País da empresa: {investee}, tal como o seu",
  "reason.investor.country.doesNotFit":
    "País da empresa: {investee}; o seu país: {investor}",
  "reason.investor.country.notProvided": "País não indicado",
  // server.ts
  "server.passwordReused": "Não pode reutilizar palavras-passe antigas.",
  "server.linkInvalid": "Token inválido ou expirado.",
  "server.notFound": "Não encontrado.",
  "server.unauthenticated": "Token inválido.",
  "server.methodNotAllowed": "Método não permitido.",
  "server.prefetch":
    "Este pedido altera dados, por isso só é executado quando alguém o abrir.",
  "server.malformed": "Não foi possível ler o pedido. Verifique o formato.",
  "server.pageNumber": "Deve ser o número de uma página.",
  "server.version": "Deve ser a versão de um perfil.",
  "server.required": "Este campo é obrigatório.",
  "server.notText": "Deve ser um texto.",
  "server.notBoolean": "Deve ser «true» ou «false».",
  "server.notList": "Deve ser uma lista.",
  "server.notLanguage": "Deve ser o código de uma das nossas línguas.",
  "server.notRange": "Deve ser um intervalo com min e max.",
  "server.notPlainNumber":
    "Deve ser um número sem separadores, com um ponto antes de, no máximo, duas casas decimais, por exemplo {whole} ou {decimal}.",
  "server.tooLong": "Este campo não pode ter mais de {max} caracteres.",
  "server.controlCharacters": "Não são permitidos caracteres de controlo.",
  "server.tooManyMarks":
    "Um carácter pode ter, no máximo, {max} sinais combinatórios, como acentos.",
  "server.lengthRequired": "O pedido precisa de um cabeçalho Content-Length.",
  "server.tooLarge": "O pedido é demasiado grande.",
  "server.tooMany": "Demasiados pedidos. Tente novamente mais tarde.",
  "server.uploadsBusy":
    "O servidor está a receber muitos ficheiros. Tente novamente dentro de alguns segundos.",
  "server.originRefused": "frontend_url deve ser um endereço deste serviço.",
  "server.languageNotBuilt":
    "O site está a ser preparado nesta língua. Esta página abre dentro de momentos.",
  "server.failed": "Ocorreu um problema do nosso lado. Tente novamente.",
  // session.ts
  "session.expired":
    "A sua sessão terminou ao fim de {sessionMinutes, plural, one {# minuto} other {# minutos}}. Inicie sessão novamente para continuar.",
  "session.inactive":
    "A sua sessão foi terminada após {inactivityMinutes, plural, one {# minuto} other {# minutos}} sem atividade. Inicie sessão novamente para continuar.",
  "session.refused":
    "A sua sessão já não é válida e foi terminada para proteger a sua conta. Inicie sessão novamente.",
  "session.endingSoon":
    "A sua sessão termina dentro de {wait}. Inicie sessão novamente agora para continuar sem perder nada.",
  "session.renewed":
    "A sua sessão continua por mais {sessionMinutes, plural, one {# minuto} other {# minutos}}.",
  "session.endedTitle": "Inicie sessão novamente",
  "session.logInAgain": "Iniciar sessão novamente agora",
  "session.dialogTitle": "Iniciar sessão novamente",
  "session.dialogText":
    "Introduza a sua palavra-passe para continuar com sessão iniciada por mais {sessionMinutes, plural, one {# minuto} other {# minutos}}. Nada do que está nesta página se perde.",
  "session.notNow": "Agora não",
  "session.loggingOut": "A terminar a sua sessão",
  // ui.ts
  "wait.tryAgainIn": "Pode tentar novamente dentro de {wait}.",
  "load.slow": "Está a demorar mais do que o habitual. Continuamos a tentar.",
  "load.noResponse":
    "Parece não ter ligação à Internet. Verifique a sua ligação e tente novamente.",
  "load.refused":
    "Ocorreu um problema do nosso lado. Tente novamente dentro de momentos.",
  "load.notRefreshed":
    "Não foi possível atualizar. O que vê pode estar desatualizado.",
  "load.storedResponse":
    "Não foi possível atualizar. O que vê foi atualizado pela última vez às {time}.",
  "load.matchesFailed":
    "Não foi possível carregar os seus matches. Estão em segurança.",
  "load.matchedProfileFailed": "Não foi possível carregar este perfil.",
  "load.matchedProfileGone": "Este perfil já não está disponível.",
  "load.fileFailed": "Não foi possível obter {name}. Tente novamente.",
  "ui.optional": "opcional",
  "ui.label": "{label}:",
  "ui.labelled": "{label}: {text}",
  "ui.comma": ", ",
  "ui.show": "Mostrar",
  "ui.hide": "Ocultar",
  "ui.showNamed": "Mostrar: {name}",
  "ui.hideNamed": "Ocultar: {name}",
  "ui.close": "Fechar",
  "ui.remove": "Remover",
  "ui.removeNamed": "Remover {name}",
  "ui.chooseFile": "Escolher um ficheiro",
  "ui.chooseFiles": "Escolher ficheiros",
  "ui.replaceFile": "Substituir o ficheiro",
  "ui.addFile": "Adicionar um ficheiro",
  "ui.replace": "Substituir",
  "ui.replaceNamed": "Substituir {name}",
  "ui.cancel": "Cancelar",
  "ui.cancelNamed": "Cancelar o envio de {name}",
  "ui.tryAgain": "Tentar novamente",
  "ui.tryAgainNamed": "Tentar enviar {name} novamente",
  "ui.open": "Abrir",
  "ui.openNamed": "Abrir {name}",
  "ui.sending": "A enviar {name}",
  "ui.met": "Cumprido:",
  "ui.notMet": "Não cumprido:",
  "ui.newTab": "abre num novo separador",
  "ui.skip": "Saltar para o conteúdo",
  "ui.account": "Conta",
  "ui.yourAccount": "A sua conta",
  "ui.changePicture": "Alterar a sua imagem",
  "ui.passwordStrength": "Força da palavra-passe",
  "ui.refresh": "Atualizar",
  "ui.refreshing": "A atualizar",
  "ui.notProvided": "Não indicado",
  "ui.unknownFigure": "–",
  "ui.loadingPage": "A carregar a página",
  "load.matches": "A carregar os seus matches",
  "ui.showAll": "Mostrar tudo",
  "ui.yes": "Sim",
  "ui.no": "Não",
  "access.checking": "A verificar o seu acesso a esta página",
  "offline.label": "Rede",
  "offline.title": "Está sem ligação à Internet.",
  "offline.text":
    "O que vê pode estar desatualizado e nada pode ser enviado. Tudo voltará a funcionar quando a ligação for restabelecida.",
  "pageOffline.title": "Esta página não está disponível sem ligação.",
  "pageOffline.text":
    "Ainda não foi aberta neste dispositivo ou a cópia foi eliminada. Abre-se automaticamente quando a ligação for restabelecida.",
  "pageError.title": "Não foi possível abrir esta página.",
  "pageError.text":
    "A sua ligação pode ter sido interrompida ou o site pode ter acabado de ser atualizado.",
  // Countries
  "options.Algeria": "Argélia",
  "options.Angola": "Angola",
  "options.Benin": "Benim",
  "options.Botswana": "Botsuana",
  "options.Burkina Faso": "Burquina Faso",
  "options.Burundi": "Burundi",
  "options.Cabo Verde": "Cabo Verde",
  "options.Cameroon": "Camarões",
  "options.Central African Republic": "República Centro-Africana",
  "options.Chad": "Chade",
  "options.Comoros": "Comores",
  "options.Congo": "Congo",
  "options.Congo (Democratic Republic)": "Congo (República Democrática)",
  "options.Côte d'Ivoire": "Costa do Marfim",
  "options.Djibouti": "Jibuti",
  "options.Egypt": "Egito",
  "options.Equatorial Guinea": "Guiné Equatorial",
  "options.Eritrea": "Eritreia",
  "options.Eswatini": "Essuatíni",
  "options.Ethiopia": "Etiópia",
  "options.Gabon": "Gabão",
  "options.Gambia": "Gâmbia",
  "options.Ghana": "Gana",
  "options.Guinea": "Guiné",
  "options.Guinea-Bissau": "Guiné-Bissau",
  "options.Kenya": "Quénia",
  "options.Lesotho": "Lesoto",
  "options.Liberia": "Libéria",
  "options.Libya": "Líbia",
  "options.Madagascar": "Madagáscar",
  "options.Malawi": "Maláui",
  "options.Mali": "Mali",
  "options.Mauritania": "Mauritânia",
  "options.Mauritius": "Maurícia",
  "options.Morocco": "Marrocos",
  "options.Mozambique": "Moçambique",
  "options.Namibia": "Namíbia",
  "options.Niger": "Níger",
  "options.Nigeria": "Nigéria",
  "options.Rwanda": "Ruanda",
  "options.São Tomé and Príncipe": "São Tomé e Príncipe",
  "options.Senegal": "Senegal",
  "options.Seychelles": "Seicheles",
  "options.Sierra Leone": "Serra Leoa",
  "options.Somalia": "Somália",
  "options.South Africa": "África do Sul",
  "options.South Sudan": "Sudão do Sul",
  "options.Sudan": "Sudão",
  "options.Tanzania": "Tanzânia",
  "options.Togo": "Togo",
  "options.Tunisia": "Tunísia",
  "options.Uganda": "Uganda",
  "options.Zambia": "Zâmbia",
  "options.Zimbabwe": "Zimbabué",
  // Regions
  "options.Central Africa": "África Central",
  "options.East Africa": "África Oriental",
  "options.North Africa": "Norte de África",
  "options.Southern Africa": "África Austral",
  "options.West Africa": "África Ocidental",
  "options.Indian Ocean Islands": "Ilhas do Oceano Índico",
  "options.Asia Pacific": "Ásia-Pacífico",
  "options.Caribbean": "Caraíbas",
  "options.Europe": "Europa",
  "options.Latin America": "América Latina",
  "options.Middle East": "Médio Oriente",
  "options.North America": "América do Norte",
  // Countries outside Africa
  "options.Argentina": "Argentina",
  "options.Australia": "Austrália",
  "options.Austria": "Áustria",
  "options.Bahrain": "Barém",
  "options.Belgium": "Bélgica",
  "options.Brazil": "Brasil",
  "options.Canada": "Canadá",
  "options.Chile": "Chile",
  "options.China": "China",
  "options.Cyprus": "Chipre",
  "options.Czechia": "Chéquia",
  "options.Denmark": "Dinamarca",
  "options.Finland": "Finlândia",
  "options.France": "França",
  "options.Germany": "Alemanha",
  "options.Greece": "Grécia",
  "options.Hong Kong": "Hong Kong",
  "options.India": "Índia",
  "options.Indonesia": "Indonésia",
  "options.Ireland": "Irlanda",
  "options.Italy": "Itália",
  "options.Japan": "Japão",
  "options.Kuwait": "Koweit",
  "options.Luxembourg": "Luxemburgo",
  "options.Malaysia": "Malásia",
  "options.Mexico": "México",
  "options.Netherlands": "Países Baixos",
  "options.New Zealand": "Nova Zelândia",
  "options.Norway": "Noruega",
  "options.Oman": "Omã",
  "options.Pakistan": "Paquistão",
  "options.Poland": "Polónia",
  "options.Portugal": "Portugal",
  "options.Qatar": "Catar",
  "options.Saudi Arabia": "Arábia Saudita",
  "options.Singapore": "Singapura",
  "options.South Korea": "Coreia do Sul",
  "options.Spain": "Espanha",
  "options.Sweden": "Suécia",
  "options.Switzerland": "Suíça",
  "options.Türkiye": "Turquia",
  "options.United Arab Emirates": "Emirados Árabes Unidos",
  "options.United Kingdom": "Reino Unido",
  "options.United States": "Estados Unidos",
  // Business types
  "options.Sole Proprietorship": "Empresa em nome individual",
  "options.Partnership": "Sociedade em nome coletivo",
  "options.Limited Liability Company": "Sociedade por quotas",
  "options.Corporation": "Sociedade anónima",
  "options.Non-Profit": "Organização sem fins lucrativos",
  "options.Cooperative": "Cooperativa",
  "options.Other": "Outro",
  // Stages
  "options.Pre-seed": "Pré-seed",
  "options.Seed": "Seed",
  "options.Series A": "Série A",
  "options.Series B": "Série B",
  "options.Growth": "Crescimento",
  "options.Maturity": "Maturidade",
  "options.Exit stage": "Saída (exit)",
  // Sectors
  "options.Agriculture": "Agricultura",
  "options.FinTech": "FinTech",
  "options.HealthTech": "HealthTech",
  "options.E-commerce": "Comércio eletrónico",
  "options.Education": "Educação",
  "options.Energy": "Energia",
  "options.Transportation": "Transportes",
  "options.Logistics": "Logística",
  "options.Manufacturing": "Indústria transformadora",
  "options.Tourism": "Turismo",
  "options.Construction": "Construção",
  "options.Food & Beverage": "Alimentação e bebidas",
  // Investment types
  "options.Equity": "Participação no capital (equity)",
  "options.Debt": "Dívida",
  "options.Convertible Note": "Nota convertível",
  "options.Revenue Share": "Partilha de receitas",
} satisfies Translation;
