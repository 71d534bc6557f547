import type { dashboard as english } from '#ui/text/en/dashboard.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('de')

export const dashboard: typeof english = {
  title: 'Übersicht',
  disconnectedTitle: 'Verbinde eine Wallet, um deine Übersicht zu sehen',
  disconnectedText: 'Deine Guthaben und Transaktionen erscheinen hier, sobald eine Wallet verbunden ist.',
  unauthenticatedTitle: 'Melde dich an, um deine Übersicht zu sehen',
  unauthenticatedText:
    'Deine Wallet ist verbunden. Signiere eine Nachricht, um nachzuweisen, dass das Konto dir gehört; das kostet nichts.',
  sessions: {
    title: 'Wo du angemeldet bist',
    loading: 'Deine Sitzungen werden geladen',
    here: 'Dieser Browser',
    browserOn: (browser, system) => `${browser} auf ${system}`,
    unknownBrowser: 'Unbekannter Browser',
    lastUsed: (time) => `Zuletzt verwendet: ${time}`,
    noOthers: 'Kein anderer Browser ist angemeldet.',
    others: (count) =>
      plural(count, {
        one: `${count} anderer Browser ist angemeldet.`,
        other: `${count} andere Browser sind angemeldet.`
      }),
    end: 'Beenden',
    endNamed: (session) => `Sitzung beenden: ${session}`,
    ending: 'Wird beendet …',
    endOthers: 'Überall sonst abmelden',
    unreadable: 'Deine Sitzungen konnten nicht geladen werden.',
    stale: 'Deine Sitzungen konnten nicht erneut geladen werden, diese Liste ist also vielleicht veraltet.',
    notEnded: 'Der Anmeldedienst hat das nicht bestätigt, die Sitzung ist also vielleicht noch gültig.',
    tryAgain: 'Erneut versuchen'
  },
  balances: 'Guthaben',
  transactions: 'Transaktionen',
  allActivity: 'Gesamte Aktivität',
  shownOf: (shown, all) => `${shown} von ${all} angezeigt`,
  showMore: 'Mehr anzeigen',
  current: 'Verbunden',
  reconnecting: 'Verbindung wird wiederhergestellt…',
  hideZero: 'Nullguthaben ausblenden',
  showZero: 'Nullguthaben anzeigen',
  hiddenNetworks: (count, shown) =>
    plural(count, {
      one: `${shown} Netzwerk ohne Guthaben ist ausgeblendet.`,
      other: `${shown} Netzwerke ohne Guthaben sind ausgeblendet.`
    }),
  hiddenTokens: (count, shown) =>
    plural(count, {
      one: `${shown} Token ohne Guthaben ist ausgeblendet.`,
      other: `${shown} Token ohne Guthaben sind ausgeblendet.`
    }),
  totals: 'Summen',
  totalOn: (symbol, networks, shown) =>
    plural(networks, { one: `${symbol} in ${shown} Netzwerk`, other: `${symbol} in ${shown} Netzwerken` }),
  totalOnSome: (symbol, known, all, shownAll) =>
    plural(all, {
      one: `${symbol} in ${known} von ${shownAll} Netzwerk`,
      other: `${symbol} in ${known} von ${shownAll} Netzwerken`
    }),
  testTotalOn: (symbol, networks, shown) =>
    plural(networks, { one: `${symbol} in ${shown} Testnetzwerk`, other: `${symbol} in ${shown} Testnetzwerken` }),
  testTotalOnSome: (symbol, known, all, shownAll) =>
    plural(all, {
      one: `${symbol} in ${known} von ${shownAll} Testnetzwerk`,
      other: `${symbol} in ${known} von ${shownAll} Testnetzwerken`
    }),
  source: { block: (number) => `Block ${number}` },
  attention: {
    title: 'Handlungsbedarf',
    gap: (waiting, missing) =>
      `Eine Transaktion mit der Nonce ${waiting} wartet auf eine mit der Nonce ${missing}, die dieses Netzwerk nicht kennt. Sende die fehlende aus deiner Wallet, oder setze dort die ausstehenden Transaktionen des Kontos zurück.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `Die Transaktion mit der Nonce ${nonce} wartet mindestens seit ${since}. Beschleunige sie oder brich sie in deiner Wallet ab: Vorher wird nichts anderes von diesem Konto ausgeführt.`
        : plural(count, {
            one: `${shown} Transaktion wartet auf das Netzwerk. Die mit der Nonce ${nonce} wartet mindestens seit ${since} und hält die anderen auf: Beschleunige sie oder brich sie in deiner Wallet ab.`,
            other: `${shown} Transaktionen warten auf das Netzwerk. Die mit der Nonce ${nonce} wartet mindestens seit ${since} und hält die anderen auf: Beschleunige sie oder brich sie in deiner Wallet ab.`
          }),
    noFee: (network, fee) =>
      `Das Guthaben reicht nicht für eine Netzwerkgebühr auf ${network}: Eine einfache Überweisung kann bis zu ${fee} kosten.`,
    delegated: (network) =>
      `Auf ${network} führt dieses Konto den Code eines Smart Contracts aus (EIP-7702). Dieser kann über alles verfügen, was dem Konto gehört. Wenn du ihn nicht kennst, widerrufe die Delegation in deiner Wallet.`,
    contract: 'Der Smart Contract',
    allowances: {
      found: (network) =>
        `Auf ${network} dürfen diese Adressen ohne erneute Nachfrage alles ausgeben, was dieses Konto von einem Token besitzt. Widerrufe, was du nicht mehr nutzt oder nicht kennst.`,
      list: 'Freigaben über das ganze Guthaben',
      token: 'Token',
      spender: 'Berechtigte Adresse',
      amount: 'Freigabe',
      unlimited: 'Unbegrenzt',
      others: (network, count) =>
        `Weitere Freigaben auf ${network}, jede über weniger, als dieses Konto besitzt, oder für einen Token, den es nicht besitzt: ${count}`,
      after: 'Freigabe danach',
      none: 'Keine',
      revoke: 'Widerrufen',
      revokeNamed: (token, spender) => `Freigabe von ${token} für ${spender} widerrufen`,
      since: (block) =>
        `Es konnten nur Freigaben seit Block ${block} geprüft werden, ältere unbegrenzte fehlen hier also vielleicht.`,
      noneSince: (network, block) =>
        `Auf ${network} wurden in den Freigaben seit Block ${block} keine unbegrenzten gefunden. Ältere Freigaben konnten nicht geprüft werden.`,
      missed: (tokens, network) =>
        `Nicht alle Freigaben für ${tokens} auf ${network} konnten geprüft werden, unbegrenzte fehlen hier also vielleicht.`,
      many: (_count, shown) => `${shown} Token`,
      again: 'Erneut versuchen',
      againNamed: 'Erneut versuchen, die Freigaben zu prüfen'
    }
  },
  view: {
    title: 'Kontoansicht',
    readOnly: 'Nur ansehen',
    explanation: 'Jeder kann jedes Konto ansehen. Hier kann nichts signiert oder gesendet werden.',
    besideWallet: 'Deine eigene Wallet bleibt verbunden.',
    stop: 'Ansicht beenden',
    lookingUp: 'Der Name wird nachgeschlagen …',
    open: 'Ein Konto ansehen',
    field: 'Adresse oder Name',
    hint: 'Nur ansehen, ohne Wallet',
    submit: 'Ansehen',
    problems: {
      invalid: 'Das ist weder eine Adresse noch ein Name.',
      mistyped:
        'Diese Adresse enthält einen Tippfehler: Ihre Großbuchstaben stimmen nicht. Vergleiche sie mit dem Original.',
      'no-names': 'Diese Seite schlägt keine Namen nach. Verwende die Adresse.',
      'no-account': 'Zu diesem Namen wurde kein Konto gefunden.',
      unreachable: 'Der Name konnte nicht nachgeschlagen werden.'
    }
  },
  receive: {
    open: 'Empfangen',
    title: 'Empfangen',
    network: 'Netzwerk',
    code: (network) => `QR-Code mit deiner Adresse auf ${network}`,
    only: (network) =>
      `An diesen Code nur auf ${network} senden: Was in einem anderen Netzwerk gesendet wird, kommt in diesem nicht an. Wenn dein Konto ein Smart Contract ist, etwa ein Safe, vergewissere dich, dass es auf ${network} existiert.`,
    address: 'Deine Adresse',
    copyAddress: 'Adresse kopieren',
    copyLink: 'Zahlungslink kopieren'
  },
  network: {
    every: (duration) => `Alle ${duration} ein Block`,
    baseFee: 'Grundgebühr',
    gwei: (amount) => `${amount} Gwei`,
    chart: (count, shown, low, high) =>
      low === high
        ? plural(count, {
            one: `Grundgebühr des letzten Blocks (${shown}), etwa ${low} Gwei`,
            other: `Grundgebühr der letzten ${shown} Blöcke, jeweils etwa ${low} Gwei`
          })
        : plural(count, {
            one: `Grundgebühr des letzten Blocks (${shown}), zwischen ${low} und ${high} Gwei`,
            other: `Grundgebühr der letzten ${shown} Blöcke, zwischen ${low} und ${high} Gwei`
          }),
    table: 'Grundgebühren nach Block',
    block: 'Block'
  },
  tryAgain: 'Erneut versuchen',
  tryAgainNamed: (network) => `Erneut versuchen, ${network} abzufragen`
}
