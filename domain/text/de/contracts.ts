import type { contracts as english } from '#domain/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': 'Die Beschreibung des Vertrags auf dieser Seite ist ungültig.',
    'unknown-function': 'In der Beschreibung des Vertrags auf dieser Seite fehlt diese Funktion.',
    'unknown-event': 'In der Beschreibung des Vertrags auf dieser Seite fehlt dieses Ereignis.',
    ambiguous: 'In der Beschreibung des Vertrags auf dieser Seite passt mehr als ein Eintrag.',
    'invalid-address': 'Die Adresse des Vertrags ist ungültig.',
    'invalid-arguments': 'Der Vertrag nimmt diese Werte nicht an.',
    'no-code': 'Unter dieser Adresse gibt es in diesem Netzwerk keinen Vertrag.',
    undecodable: 'Die Antwort des Vertrags passt nicht zu seiner Beschreibung.',
    reverted: 'Der Vertrag hat das abgelehnt.'
  },
  reverts: {
    reason: 'Der Vertrag hat das abgelehnt und einen Grund genannt.',
    custom: 'Der Vertrag hat das mit einem eigenen Fehler abgelehnt.',
    panic: 'Der Vertrag hat wegen eines Fehlers in seinem Code abgebrochen.',
    unknown: 'Der Vertrag hat das ohne lesbaren Grund abgelehnt.'
  },
  panics: {
    assertion: 'Der Vertrag hat abgebrochen, weil eine seiner eigenen Prüfungen fehlgeschlagen ist.',
    overflow: 'Der Vertrag hat abgebrochen, weil eine Zahl zu groß oder zu klein wurde.',
    division: 'Der Vertrag hat abgebrochen, weil er durch null geteilt hat.',
    enum: 'Der Vertrag hat abgebrochen, weil ein Wert keiner der möglichen Auswahlen entspricht.',
    storage: 'Der Vertrag hat abgebrochen, weil seine gespeicherten Daten beschädigt sind.',
    'empty-array': 'Der Vertrag hat abgebrochen, weil eine Liste bereits leer ist.',
    index: 'Der Vertrag hat abgebrochen, weil eine Liste diesen Eintrag nicht hat.',
    memory: 'Der Vertrag hat abgebrochen, weil er zu viel Speicher brauchte.',
    function: 'Der Vertrag hat abgebrochen, weil er eine Funktion aufrief, die nie gesetzt wurde.'
  }
}
