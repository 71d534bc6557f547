import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': 'Die Beschreibung des Smart Contracts auf dieser Seite ist ungültig.',
    'unknown-function': 'In der Beschreibung des Smart Contracts auf dieser Seite fehlt diese Funktion.',
    'unknown-event': 'In der Beschreibung des Smart Contracts auf dieser Seite fehlt dieses Ereignis.',
    ambiguous: 'In der Beschreibung des Smart Contracts auf dieser Seite passt mehr als ein Eintrag.',
    'invalid-address': 'Die Adresse des Smart Contracts ist ungültig.',
    'invalid-arguments': 'Der Smart Contract nimmt diese Werte nicht an.',
    misused: 'Diese Seite verwendet diese Funktion des Vertrags falsch.',
    'no-code': 'Unter dieser Adresse gibt es in diesem Netzwerk keinen Smart Contract.',
    undecodable: 'Die Antwort des Smart Contracts passt nicht zu seiner Beschreibung.',
    reverted: 'Der Smart Contract hat das abgelehnt.'
  },
  reverts: {
    reason: 'Der Smart Contract hat das abgelehnt und einen Grund genannt.',
    custom: 'Der Smart Contract hat das mit einem eigenen Fehler abgelehnt.',
    panic: 'Der Smart Contract hat wegen eines Fehlers in seinem Code abgebrochen.',
    unknown: 'Der Smart Contract hat das ohne lesbaren Grund abgelehnt.'
  },
  panics: {
    assertion: 'Der Smart Contract hat abgebrochen, weil eine seiner eigenen Prüfungen fehlgeschlagen ist.',
    overflow: 'Der Smart Contract hat abgebrochen, weil eine Zahl zu groß oder zu klein wurde.',
    division: 'Der Smart Contract hat abgebrochen, weil er durch null geteilt hat.',
    enum: 'Der Smart Contract hat abgebrochen, weil ein Wert keiner der möglichen Optionen entspricht.',
    storage: 'Der Smart Contract hat abgebrochen, weil seine gespeicherten Daten beschädigt sind.',
    'empty-array': 'Der Smart Contract hat abgebrochen, weil eine Liste bereits leer ist.',
    index: 'Der Smart Contract hat abgebrochen, weil eine Liste diesen Eintrag nicht enthält.',
    memory: 'Der Smart Contract hat abgebrochen, weil er zu viel Speicher brauchte.',
    function: 'Der Smart Contract hat abgebrochen, weil er eine Funktion aufrief, die nie gesetzt wurde.'
  }
}
