import type { account as english } from '#ui/text/en/account.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('de')

export const account: typeof english = {
  buttons: {
    signIn: 'Anmelden',
    wrongNetwork: 'Falsches Netzwerk',
    activity: 'Aktivität',
    accountButton: (label) => `Konto ${label}`,
    chainButton: (name) => `Netzwerk: ${name}`
  },
  networks: {
    block: (number) => `Block ${number}`,
    socket: 'WebSocket',
    behind: (count, shown, time) =>
      `${shown} ${plural(count, { one: 'Block', other: 'Blöcke' })} im Rückstand (${time}).`,
    slowSince: (time) => `Langsam seit ${time}.`,
    inReserve: 'In Reserve',
    trouble: (since, reason, next) => `Seit ${since}: ${reason} ${next}`,
    unreachable: 'Der Node ist nicht erreichbar.',
    restingUntil: (time) => `Pausiert bis ${time}.`
  },
  lost: {
    slow: 'Deine Wallet hat nicht rechtzeitig geantwortet. Entsperre sie, oder lade die Seite neu, falls die Wallet aktualisiert wurde, und verbinde dich dann wieder.',
    absent:
      'Deine Wallet wurde in diesem Browser nicht gefunden. Aktiviere ihre Erweiterung und lade die Seite neu, oder verbinde eine andere Wallet.',
    wallet:
      'Diese Seite ist nicht verbunden, weil sie nicht sicher sagen kann, welche Wallet du zuletzt verwendet hast. Verbinde die, der du vertraust.',
    account:
      'Deine Wallet bietet ein anderes Konto an als das zuletzt verwendete. Verwende es nur, wenn du selbst das Konto gewechselt hast.',
    useOtherAccount: 'Das andere Konto verwenden',
    unsavedDisconnect: (wallet) =>
      `Die Verbindung ist getrennt, aber dein Browser konnte das nicht speichern. Wenn diese Seite neu geladen wird, verbindet sie sich vielleicht wieder mit ${wallet}.`
  },
  balance: {
    loading: 'Guthaben wird geladen',
    sentence: (text) => `${text}.`,
    unreachable: (network) => `${network} ist nicht erreichbar`,
    unreachableShort: 'nicht erreichbar',
    notLoaded: (network) => `Das Guthaben auf ${network} ist nicht geladen`,
    behind: (network) => `Das Guthaben auf ${network} ist vielleicht veraltet`,
    notLoadedShort: 'nicht geladen',
    tryingAgain: 'Wird automatisch erneut versucht.',
    staleSince: (time) => `Letzter Stand: ${time}`,
    unreadable: (symbol) => `${symbol} ist nicht abrufbar`,
    asksForPause: (time) => `Der Node hat um eine Pause gebeten: Bis ${time} wird keine Anfrage gesendet.`,
    failures: {
      unreachable: 'Kein Node dieses Netzwerks antwortet.',
      timeout: 'Der Node hat nicht rechtzeitig geantwortet.',
      'rate-limited': 'Der Node begrenzt die Zahl der Anfragen.',
      malformed: 'Der Node hat eine ungültige Antwort gesendet.',
      'wrong-chain': 'Der Node gehört zu einem anderen Netzwerk.',
      reverted: 'Diese Transaktion würde fehlschlagen.',
      'insufficient-funds': 'Das Konto kann das nicht bezahlen.',
      invalid: 'Das Netzwerk nimmt diese Transaktion nicht an: Gas, Gebühr oder Nonce passen nicht.',
      refused: 'Der Node hat die Anfrage abgelehnt.',
      behind: 'Der Node, der geantwortet hat, ist im Rückstand: Ihm fehlen noch die neuesten Blöcke.',
      'not-loaded': 'Ein Teil der Seite fehlt.'
    }
  },
  signIn: {
    title: 'Konto bestätigen',
    text: 'Signiere eine Nachricht in deiner Wallet, um nachzuweisen, dass dieses Konto dir gehört. Dabei wird nichts übertragen, und es kostet nichts.',
    leaving: 'Wenn du abbrichst, wird deine Wallet getrennt.',
    rejected: 'Du bist nicht angemeldet.',
    late: 'Die Nachricht war schon abgelaufen, als sie signiert wurde. Sie braucht eine neue Signatur.',
    busyUntil: (time) => `Der Anmeldedienst ist bis ${time} ausgelastet.`,
    notHere: (network) => `Auf ${network} kannst du dich nicht anmelden.`,
    contractNotHere: (network) => `Ein Konto, das ein Vertrag ist, kann sich auf ${network} nicht anmelden.`,
    stillOpen: 'Die Anfrage ist in deiner Wallet noch offen. Lehne sie dort ab.',
    accountChanged: (account) =>
      `Deine Wallet ist von ${account} zu einem anderen Konto gewechselt, daher wurde nichts signiert. Die frühere Anfrage ist in deiner Wallet vielleicht noch offen.`,
    preparing: 'Nachricht wird vorbereitet …',
    send: 'Nachricht senden',
    waiting: 'Warten auf die Signatur …',
    verifying: 'Signatur wird geprüft …',
    tryAgain: 'Erneut versuchen',
    cancel: 'Abbrechen',
    errors: {
      preparing: 'Die Nachricht konnte nicht vorbereitet werden. Bitte versuche es erneut!',
      signing: 'Die Nachricht konnte nicht signiert werden. Bitte versuche es erneut!',
      verifying: 'Die Signatur konnte nicht geprüft werden. Bitte versuche es erneut!',
      unknown: 'Hoppla, da ist etwas schiefgelaufen!'
    },
    shown: {
      title: 'Was du signierst',
      website: 'Website',
      account: 'Konto',
      network: 'Netzwerk',
      networkWithId: (name, chainId) => `${name} (Chain-ID ${chainId})`,
      validity: 'Nachricht gültig',
      unknown: 'noch nicht bekannt',
      forMinutes: (minutes) =>
        plural(minutes, { one: `höchstens ${minutes} Minute`, other: `höchstens ${minutes} Minuten` }),
      until: (time) => `bis ${time}`
    },
    notAsShown:
      'Deine Wallet wurde nicht gefragt, weil die vorbereitete Nachricht von dem abweicht, was hier steht. Es wurde nichts signiert. Sende die Nachricht erneut; wenn sich das wiederholt, lade die Seite neu.',
    switched:
      'Deine Wallet wurde nicht gefragt, weil sich ihr Konto oder Netzwerk während der Vorbereitung der Nachricht geändert hat. Es wurde nichts signiert. Prüfe, was hier steht, und sende die Nachricht dann erneut.',
    differs: (what, shown, found) => `${what}: ${shown} erwartet, ${found} in der Nachricht.`,
    differences: {
      layout: 'Der Text ist keine Anmeldenachricht, wie diese Seite sie schreibt.',
      domain: 'Website',
      uri: 'Adresse der Seite',
      account: 'Konto',
      chain: 'Chain-ID',
      nonce: 'Nonce',
      times: 'Die Nachricht wäre nicht für den angezeigten Zeitraum gültig.'
    },
    other: (account) =>
      `${account} ist angemeldet, vielleicht in einem anderen Tab. Eine Anmeldung hier beendet diese Sitzung.`,
    signedIn: 'Angemeldet',
    since: 'Seit',
    until: 'Bis',
    signOut: 'Abmelden',
    left: (account) =>
      `Deine Wallet ist zu einem anderen Konto gewechselt, deshalb ist die Sitzung von ${account} beendet.`,
    ended:
      'Deine Sitzung ist beendet: Sie ist abgelaufen oder wurde in einem anderen Browser beendet. Deine Wallet ist weiterhin verbunden; melde dich erneut an, um fortzufahren.',
    uncertain:
      'Der Anmeldedienst ist nicht erreichbar, die Sitzung könnte also inzwischen beendet sein. Wird automatisch erneut versucht.'
  },
  account: {
    copyAddress: 'Adresse kopieren',
    copied: 'Kopiert!',
    copyFailed: 'Kopieren fehlgeschlagen. Der Text ist markiert: Kopiere ihn von Hand.',
    viaWalletConnect: (wallet) => `${wallet} über WalletConnect`,
    disconnect: 'Trennen',
    recentTransactions: 'Letzte Transaktionen',
    viewAll: 'Alle ansehen',
    viewOnExplorer: 'Im Explorer ansehen',
    noTransactions: 'Transaktionen, die du von dieser Seite aus sendest, erscheinen hier.'
  },
  transactions: {
    statuses: { pending: 'Ausstehend', confirmed: 'Bestätigt', failed: 'Fehlgeschlagen' },
    announced: (description, status) => `${description}: ${status}`,
    opensExplorer: 'öffnet den Explorer in einem neuen Tab',
    damaged:
      'Einige gespeicherte Transaktionen konnten nicht gelesen werden und stehen deshalb nicht in der Liste. Ihre Daten bleiben unverändert erhalten.',
    sentTo: (amount, recipient) => `${amount} an ${recipient} senden`,
    revoked: (token) => `Eine Freigabe für ${token} widerrufen`
  },
  chains: {
    title: 'Netzwerk wechseln',
    connected: 'Verbunden',
    confirmInWallet: 'In der Wallet bestätigen',
    wrongNetwork: 'Falsches Netzwerk erkannt. Wechsle es oder trenne die Wallet, um fortzufahren.',
    cannotSwitch: (app) =>
      `Deine Wallet unterstützt keinen Netzwerkwechsel durch ${app}. Versuche stattdessen, das Netzwerk in deiner Wallet zu wechseln.`,
    followsTo: (network) => `Sobald du in deiner Wallet zu ${network} wechselst, wechselt diese Seite automatisch mit.`,
    followsToSupported:
      'Sobald du in deiner Wallet zu einem Netzwerk wechselst, das diese Seite unterstützt, wechselt sie automatisch mit.',
    followsToAny:
      'Sobald du in deiner Wallet zu einem dieser Netzwerke wechselst, wechselt diese Seite automatisch mit.',
    disconnect: 'Trennen',
    retry: 'Erneut versuchen',
    switchTo: (network) => `Zu ${network} wechseln`,
    filter: 'Netzwerk suchen',
    noneFound: 'Kein Netzwerk heißt so.',
    failed: (network, reason) => `Die Wallet ist nicht auf ${network}: ${reason}`,
    notConfigured: (chainId, connector) => `Chain „${chainId}“ ist für den Connector „${connector}“ nicht eingerichtet.`
  }
}
