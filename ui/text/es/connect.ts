import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'Conecta una billetera',
  titles: {
    learn: '¿Qué es una billetera?',
    getAny: 'Obtén una billetera',
    scan: (wallet = 'tu teléfono') => `Escanea con ${wallet}`,
    get: (wallet) => `Obtener ${wallet}`,
    install: (wallet) => `Instala ${wallet}`,
    instructions: (wallet) => `Configura ${wallet}`
  },
  groups: { installed: 'Instaladas', popular: 'Populares' },
  recent: 'Reciente',
  unsupported: '(no compatible)',
  empty: 'No se encontró ninguna billetera en este navegador.',
  emptyHelp: 'Las billeteras que instales aparecerán aquí automáticamente.',
  cautions: {
    'shared-identifier': 'Otra billetera usa este identificador. Una de ellas puede ser falsa.',
    'borrowed-name': 'Tiene el nombre de una billetera conocida, pero no su identificador. Puede ser falsa.',
    help: 'Esta página no puede saber si es auténtica. Continúa solo si reconoces la ventana que se abre. En caso de duda, desactiva las extensiones que no hayas instalado tú.'
  },
  newToWallets: '¿Es tu primera billetera?',
  opening: (wallet) => `Abriendo ${wallet}…`,
  confirm: (wallet) => `Confirma la conexión en ${wallet}.`,
  pageLink: (wallet) => `${wallet} abre esta página en su propio navegador. Conéctate allí.`,
  pageInside: (wallet) => `${wallet} muestra esta página en su propia interfaz y se conecta a ella automáticamente.`,
  openPageIn: (wallet) => `Abrir en ${wallet}`,
  connected: (wallet) => `Conexión establecida con ${wallet}`,
  preparing: 'Cargando tu cuenta…',
  failedTitle: (wallet) => `No hay conexión con ${wallet}`,
  retry: 'REINTENTAR',
  loading: 'Cargando',
  opensNewTab: 'se abre en una pestaña nueva'
}
