import type { walletFailures as english } from '#ui/text/en/wallet-failures.ts'

const notAvailable = (wallet: string) => `${wallet} no se puede usar en este navegador.`

export const walletFailures: typeof english = {
  rejected: 'Rechazaste la solicitud en tu billetera.',
  'not-completed': 'La conexión no se completó.',
  pending: 'Tu billetera ya muestra una solicitud. Ábrela y responde primero a esa.',
  stayed: 'La billetera no cambió de red.',
  'wrong-network': 'Tu billetera está en otra red. Cambia primero de red.',
  'none-shared': 'Tu billetera no comparte ninguna red que esta página pueda usar.',
  'not-shared': 'Tu billetera no comparte esta red con la página. Permítelo en la billetera o cambia a otra red.',
  'no-chains': 'No se encontraron cadenas en el conector.',
  'chain-not-found': 'La cadena no se encontró en el conector.',
  unauthorized: 'Tu billetera ya no comparte esta cuenta con la página.',
  'account-changed': 'Tu billetera cambió a otra cuenta antes de responder. Reinténtalo con esa.',
  unsupported: 'Tu billetera no puede hacer esto.',
  timeout: 'Tu billetera no respondió. Puede que esté bloqueada o que su ventana esté oculta.',
  gone: notAvailable,
  'not-ready': notAvailable,
  unreachable: 'WalletConnect no respondió. Es la vía para llegar a tu billetera.',
  offline: 'Este dispositivo no está conectado a internet.',
  refused: 'WalletConnect no acepta esta página.',
  'no-project': 'WalletConnect no está configurado para esta página.',
  'invalid-response': 'Tu billetera envió una respuesta no válida.',
  'no-account': 'Tu billetera no compartió ninguna cuenta.',
  'not-opened': 'El navegador no permitió que la página abriera WalletConnect. Recarga la página y reinténtalo.',
  interrupted:
    'Se perdió la conexión con tu billetera antes de que respondiera. Puede que la solicitud siga abierta allí.',
  'other-connected': 'Otra billetera se conectó antes, quizá en otra pestaña. Desconéctala allí para usar esta.',
  unknown: 'Algo salió mal en la billetera.',
  disconnected: 'Tu billetera no está conectada a ninguna red.',
  'chain-disconnected': 'Tu billetera no está conectada a esta red.',
  'unknown-chain': 'Tu billetera no conoce esta red.',
  invalid: 'Tu billetera considera que la solicitud no es válida.',
  'invalid-data':
    'Esta página preparó algo que ninguna billetera puede firmar. No se envió la solicitud a tu billetera.',
  limited: 'Tu billetera ha recibido demasiadas solicitudes. Espera un momento y reinténtalo.',
  'duplicate-batch': 'Tu billetera ya ha recibido esta solicitud.',
  'unknown-batch': 'Tu billetera no conoce esta solicitud.',
  'too-many-calls': 'Esto es demasiado para que tu billetera lo haga en una sola solicitud.',
  reverted: 'Un contrato rechazó esta solicitud.',
  'insufficient-funds': 'La cuenta no tiene suficiente para pagar esto.'
}
