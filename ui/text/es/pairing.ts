import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `Código para conectar ${wallet}`,
  preparing: 'Preparando un código',
  ready: 'El código está listo para escanear.',
  validFor: (time) => `Válido durante ${time}`,
  newValidFor: (time) => `Código nuevo, válido durante ${time}`,
  expiresSoon: 'El código caduca en un minuto. Se generará otro automáticamente.',
  renewed: 'Un código nuevo ha sustituido al anterior.',
  copyLink: 'Copiar enlace',
  openAny: 'Abrir una billetera',
  openAnyTitle: 'Abre una billetera en este teléfono',
  openAnyText: 'Confirma allí y vuelve.',
  openAnyHelp: '¿No se abre nada? Copia el enlace, o muestra el código y escanéalo con otro teléfono.',
  showCode: 'Mostrar código',
  hideCode: 'Ocultar código',
  confirm: (wallet) => `Confirma la conexión en ${wallet} y vuelve.`,
  preparingLink: 'Preparando el enlace',
  open: (wallet) => `Abrir ${wallet}`,
  openAgain: 'Abrir de nuevo',
  notOpened: (wallet) => `¿No se abrió ${wallet}?`,
  notOpenedHelp: 'Reinténtalo, pega el enlace en la billetera o instálala primero.',
  inAppHelp:
    'Esta página está abierta dentro de otra aplicación, desde la que quizá no se abran las billeteras. Usa el menú de esa aplicación para abrir la página en tu navegador, o copia su dirección.'
}
