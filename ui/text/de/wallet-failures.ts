import type { walletFailures as english } from '#ui/text/en/wallet-failures.ts'

const notAvailable = (wallet: string) => `${wallet} ist in diesem Browser nicht verfügbar.`

export const walletFailures: typeof english = {
  rejected: 'Du hast die Anfrage in deiner Wallet abgelehnt.',
  'not-completed': 'Die Verbindung kam nicht zustande.',
  pending: 'Deine Wallet zeigt bereits eine Anfrage. Öffne die Wallet und beantworte diese zuerst.',
  stayed: 'Die Wallet hat das Netzwerk nicht gewechselt.',
  'wrong-network': 'Deine Wallet ist in einem anderen Netzwerk. Wechsle es zuerst.',
  'none-shared': 'Deine Wallet gibt kein Netzwerk frei, das diese Seite nutzen kann.',
  'not-shared':
    'Deine Wallet gibt dieses Netzwerk nicht für die Seite frei. Erlaube es in der Wallet oder wechsle zu einem anderen Netzwerk.',
  'no-chains': 'Der Connector kennt keine Chains.',
  'chain-not-found': 'Der Connector kennt diese Chain nicht.',
  unauthorized: 'Deine Wallet gibt dieses Konto nicht mehr für die Seite frei.',
  'account-changed':
    'Deine Wallet ist vor der Antwort zu einem anderen Konto gewechselt. Versuche es mit diesem erneut.',
  unsupported: 'Deine Wallet kann das nicht.',
  timeout: 'Deine Wallet hat nicht geantwortet. Vielleicht ist sie gesperrt oder ihr Fenster verdeckt.',
  gone: notAvailable,
  'not-ready': notAvailable,
  unreachable: 'WalletConnect hat nicht geantwortet. Deine Wallet ist nur darüber erreichbar.',
  offline: 'Dieses Gerät ist nicht mit dem Internet verbunden.',
  refused: 'WalletConnect lässt diese Seite nicht zu.',
  'no-project': 'WalletConnect ist für diese Seite nicht eingerichtet.',
  'invalid-response': 'Deine Wallet hat eine ungültige Antwort gesendet.',
  'no-account': 'Deine Wallet hat kein Konto freigegeben.',
  'not-opened':
    'Der Browser hat nicht zugelassen, dass die Seite WalletConnect öffnet. Lade die Seite neu und versuche es erneut.',
  interrupted:
    'Die Verbindung zu deiner Wallet brach ab, bevor sie geantwortet hat. Vielleicht ist die Anfrage dort noch offen.',
  'other-connected':
    'Eine andere Wallet wurde zuerst verbunden, vielleicht in einem anderen Tab. Trenne sie dort, um diese zu verwenden.',
  unknown: 'In der Wallet ist etwas schiefgelaufen.',
  disconnected: 'Deine Wallet ist mit keinem Netzwerk verbunden.',
  'chain-disconnected': 'Deine Wallet ist nicht mit diesem Netzwerk verbunden.',
  'unknown-chain': 'Deine Wallet kennt dieses Netzwerk nicht.',
  invalid: 'Deine Wallet hält die Anfrage für ungültig.',
  'invalid-data':
    'Diese Seite hat etwas vorbereitet, das keine Wallet signieren kann. Deine Wallet wurde nicht gefragt.',
  limited: 'Deine Wallet hat zu viele Anfragen erhalten. Warte einen Moment und versuche es dann erneut.',
  'duplicate-batch': 'Deine Wallet hat diese Anfrage bereits erhalten.',
  'unknown-batch': 'Deine Wallet kennt diese Anfrage nicht.',
  'too-many-calls': 'Das ist zu viel für eine einzige Anfrage an deine Wallet.',
  reverted: 'Ein Smart Contract hat diese Anfrage abgelehnt.',
  'insufficient-funds': 'Das Konto hat nicht genug Guthaben, um das zu bezahlen.'
}
