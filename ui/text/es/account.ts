import type { account as english } from '#ui/text/en/account.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('es')

export const account: typeof english = {
  buttons: {
    signIn: 'Iniciar sesión',
    wrongNetwork: 'Red incorrecta',
    activity: 'Actividad',
    accountButton: (label) => `Cuenta ${label}`,
    chainButton: (name) => `Red: ${name}`
  },
  networks: {
    block: (number) => `Bloque ${number}`,
    socket: 'WebSocket',
    behind: (count, shown, time) =>
      `Con ${shown} ${plural(count, { one: 'bloque', many: 'de bloques', other: 'bloques' })} de retraso (${time}).`,
    slowSince: (time) => `Lento desde: ${time}.`,
    inReserve: 'En reserva',
    trouble: (since, reason, next) => `Desde: ${since}. ${reason} ${next}`,
    unreachable: 'No se puede acceder al nodo.',
    restingUntil: (time) => `En pausa hasta: ${time}.`
  },
  lost: {
    slow: 'Tu billetera no respondió a tiempo. Desbloquéala, o recarga la página si la billetera se actualizó, y vuelve a conectarla.',
    absent:
      'No se encontró tu billetera en este navegador. Activa su extensión y recarga la página, o conecta otra billetera.',
    wallet:
      'Esta página no está conectada porque no puede saber con certeza qué billetera usaste la última vez. Conecta aquella en la que confías.',
    account:
      'Tu billetera ofrece una cuenta distinta de la que usaste la última vez. Úsala solo si el cambio de cuenta lo hiciste tú.',
    useOtherAccount: 'Usar la otra cuenta',
    unsavedDisconnect: (wallet) =>
      `Te has desconectado, pero tu navegador no pudo guardarlo. Cuando se vuelva a cargar esta página, puede que se reconecte a ${wallet}.`
  },
  balance: {
    loading: 'Cargando saldo',
    sentence: (text) => `${text}.`,
    unreachable: (network) => `No se puede acceder a ${network}`,
    unreachableShort: 'sin acceso',
    notLoaded: (network) => `El saldo en ${network} no se ha cargado`,
    behind: (network) => `El saldo en ${network} puede estar desactualizado`,
    notLoadedShort: 'sin cargar',
    tryingAgain: 'Se reintentará automáticamente.',
    staleSince: (time) => `Último dato: ${time}`,
    unreadable: (symbol) => `No se puede leer ${symbol}`,
    asksForPause: (time) => `El nodo ha pedido una pausa. No se envía ninguna solicitud hasta: ${time}.`,
    failures: {
      unreachable: 'Ningún nodo de esta red responde.',
      timeout: 'El nodo no respondió a tiempo.',
      'rate-limited': 'El nodo está limitando las solicitudes.',
      malformed: 'El nodo envió una respuesta no válida.',
      'wrong-chain': 'El nodo pertenece a otra red.',
      reverted: 'Esta transacción fallaría.',
      'insufficient-funds': 'La cuenta no tiene fondos suficientes para esto.',
      invalid: 'La red no acepta esta transacción: su gas, su comisión o su nonce no son correctos.',
      refused: 'El nodo rechazó la solicitud.',
      behind: 'El nodo que respondió va con retraso: aún no tiene los bloques más recientes.',
      'not-loaded': 'Falta una parte de la página.'
    }
  },
  signIn: {
    title: 'Verifica tu cuenta',
    text: 'Firma un mensaje en tu billetera para demostrar que esta cuenta es tuya. No mueve fondos ni cuesta nada.',
    leaving: 'Si cancelas, tu billetera se desconectará.',
    rejected: 'No has iniciado sesión.',
    late: 'El mensaje ya había caducado cuando se firmó, así que hace falta una firma nueva.',
    busyUntil: (time) => `El servicio de inicio de sesión está ocupado hasta ${time}.`,
    notHere: (network) => `No puedes iniciar sesión en ${network}.`,
    contractNotHere: (network) => `Una cuenta que es un contrato no puede iniciar sesión en ${network}.`,
    stillOpen: 'La solicitud sigue abierta en tu billetera. Recházala allí.',
    accountChanged: (account) =>
      `Tu billetera cambió de ${account} a otra cuenta, así que no se firmó nada. Puede que la solicitud anterior siga abierta en tu billetera.`,
    preparing: 'Preparando el mensaje…',
    send: 'Enviar mensaje',
    waiting: 'Esperando la firma…',
    verifying: 'Verificando la firma…',
    tryAgain: 'Reintentar',
    cancel: 'Cancelar',
    errors: {
      preparing: 'Error al preparar el mensaje. ¡Inténtalo de nuevo!',
      signing: 'Error al firmar el mensaje. ¡Inténtalo de nuevo!',
      verifying: 'Error al verificar la firma. ¡Inténtalo de nuevo!',
      unknown: '¡Vaya! Algo salió mal.'
    },
    shown: {
      title: 'Lo que vas a firmar',
      website: 'Sitio web',
      account: 'Cuenta',
      network: 'Red',
      networkWithId: (name, chainId) => `${name} (ID de cadena ${chainId})`,
      validity: 'Mensaje válido',
      unknown: 'aún no se sabe',
      forMinutes: (minutes) =>
        plural(minutes, {
          one: `durante ${minutes} minuto como máximo`,
          many: `durante ${minutes} de minutos como máximo`,
          other: `durante ${minutes} minutos como máximo`
        }),
      until: (time) => `hasta el ${time}`
    },
    notAsShown:
      'No se envió la solicitud a tu billetera porque el mensaje preparado no coincide con lo que se muestra aquí. No se firmó nada. Envía el mensaje de nuevo; si se repite, recarga la página.',
    switched:
      'No se envió la solicitud a tu billetera porque su cuenta o su red cambió mientras se preparaba el mensaje. No se firmó nada. Revisa lo que se muestra aquí y envía el mensaje de nuevo.',
    differs: (what, shown, found) => `${what}: se esperaba ${shown}, pero el mensaje contiene ${found}.`,
    differences: {
      layout: 'El texto no es un mensaje de inicio de sesión como los que genera esta página.',
      domain: 'Sitio web',
      uri: 'Dirección de la página',
      account: 'Cuenta',
      chain: 'ID de cadena',
      nonce: 'Nonce',
      times: 'El mensaje no sería válido durante el tiempo indicado.'
    },
    other: (account) =>
      `${account} tiene la sesión iniciada, quizá en otra pestaña. Si inicias sesión aquí, esa sesión se cerrará.`,
    signedIn: 'Sesión iniciada',
    since: 'Desde',
    until: 'Hasta',
    signOut: 'Cerrar sesión',
    left: (account) => `Tu billetera cambió a otra cuenta, así que la sesión de ${account} terminó.`,
    ended:
      'Tu sesión terminó: caducó o se cerró en otro navegador. Tu billetera sigue conectada; vuelve a iniciar sesión para continuar.',
    uncertain:
      'No se puede acceder al servicio de inicio de sesión, así que es posible que la sesión ya haya terminado. Se reintentará automáticamente.'
  },
  account: {
    copyAddress: 'Copiar dirección',
    copied: '¡Copiado!',
    copyFailed: 'No se pudo copiar. El texto está seleccionado: cópialo manualmente.',
    viaWalletConnect: (wallet) => `${wallet} mediante WalletConnect`,
    disconnect: 'Desconectar',
    recentTransactions: 'Transacciones recientes',
    viewAll: 'Ver todo',
    viewOnExplorer: 'Ver en el explorador',
    noTransactions: 'Aquí aparecerán las transacciones que envíes desde esta página.'
  },
  transactions: {
    statuses: { pending: 'Pendiente', confirmed: 'Confirmada', failed: 'Fallida' },
    announced: (description, status) => `${description}: ${status}`,
    opensExplorer: 'abre el explorador en una pestaña nueva',
    damaged:
      'Algunas transacciones guardadas no se pudieron leer, por lo que no aparecen en la lista. Sus datos se conservan tal como están.',
    sentTo: (amount, recipient) => `Enviar ${amount} a ${recipient}`,
    revoked: (token) => `Revocar una aprobación de ${token}`
  },
  chains: {
    title: 'Cambiar de red',
    connected: 'Conectada',
    confirmInWallet: 'Confirma en tu billetera',
    wrongNetwork: 'Red incorrecta: cambia de red o desconéctate para continuar.',
    cannotSwitch: (app) =>
      `Tu billetera no permite cambiar de red desde ${app}. Prueba a cambiar de red desde la propia billetera.`,
    followsTo: (network) => `En cuanto tu billetera esté en ${network}, esta página se actualizará automáticamente.`,
    followsToSupported:
      'En cuanto tu billetera esté en una red compatible con esta página, esta se actualizará automáticamente.',
    followsToAny: 'En cuanto tu billetera esté en una de estas redes, esta página se actualizará automáticamente.',
    disconnect: 'Desconectar',
    retry: 'Reintentar',
    switchTo: (network) => `Cambiar a ${network}`,
    filter: 'Buscar una red',
    noneFound: 'Ninguna red tiene este nombre.',
    failed: (network, reason) => `La billetera no está en ${network}: ${reason}`,
    notConfigured: (chainId, connector) => `La cadena «${chainId}» no está configurada para el conector «${connector}».`
  }
}
