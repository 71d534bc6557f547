import type { dashboard as english } from '#ui/text/en/dashboard.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('es')

const inNetworks = (count: number, shown: string) =>
  plural(count, { one: `en ${shown} red`, many: `en ${shown} de redes`, other: `en ${shown} redes` })
const inTestNetworks = (count: number, shown: string) =>
  plural(count, {
    one: `en ${shown} red de prueba`,
    many: `en ${shown} de redes de prueba`,
    other: `en ${shown} redes de prueba`
  })

export const dashboard: typeof english = {
  title: 'Panel',
  disconnectedTitle: 'Conecta una billetera para ver tu panel',
  disconnectedText: 'Cuando conectes una billetera, aquí aparecerán tus saldos y transacciones.',
  unauthenticatedTitle: 'Inicia sesión para ver tu panel',
  unauthenticatedText:
    'Tu billetera está conectada. Firma un mensaje para demostrar que la cuenta es tuya; no cuesta nada.',
  sessions: {
    title: 'Dónde has iniciado sesión',
    loading: 'Cargando tus sesiones',
    here: 'Este navegador',
    browserOn: (browser, system) => `${browser} en ${system}`,
    unknownBrowser: 'Navegador desconocido',
    lastUsed: (time) => `Último uso: ${time}`,
    noOthers: 'No hay sesiones iniciadas en otros navegadores.',
    others: (count) =>
      plural(count, {
        one: `Hay una sesión iniciada en ${count} navegador más.`,
        many: `Hay sesiones iniciadas en ${count} de navegadores más.`,
        other: `Hay sesiones iniciadas en ${count} navegadores más.`
      }),
    end: 'Cerrar',
    endNamed: (session) => `Cerrar sesión: ${session}`,
    ending: 'Cerrando…',
    endOthers: 'Cerrar las demás sesiones',
    unreadable: 'No se pudieron cargar tus sesiones.',
    stale: 'No se pudieron volver a cargar tus sesiones, así que esta lista puede estar desactualizada.',
    notEnded: 'El servicio de inicio de sesión no lo confirmó, así que la sesión puede seguir siendo válida.',
    tryAgain: 'Reintentar'
  },
  balances: 'Saldos',
  transactions: 'Transacciones',
  allActivity: 'Toda la actividad',
  shownOf: (shown, all) => `Se muestran ${shown} de ${all}`,
  showMore: 'Mostrar más',
  current: 'Conectada',
  reconnecting: 'Reconectando…',
  hideZero: 'Ocultar saldos en cero',
  showZero: 'Mostrar saldos en cero',
  hiddenNetworks: (count, shown) =>
    plural(count, {
      one: `${shown} red sin fondos está oculta.`,
      many: `${shown} de redes sin fondos están ocultas.`,
      other: `${shown} redes sin fondos están ocultas.`
    }),
  hiddenTokens: (count, shown) =>
    plural(count, {
      one: `${shown} token con saldo cero está oculto.`,
      many: `${shown} de tokens con saldo cero están ocultos.`,
      other: `${shown} tokens con saldo cero están ocultos.`
    }),
  totals: 'Totales',
  totalOn: (symbol, networks, shown) => `${symbol} ${inNetworks(networks, shown)}`,
  totalOnSome: (symbol, known, all, shownAll) =>
    plural(all, {
      one: `${symbol} en ${known} de ${shownAll} red`,
      many: `${symbol} en ${known} de ${shownAll} de redes`,
      other: `${symbol} en ${known} de ${shownAll} redes`
    }),
  testTotalOn: (symbol, networks, shown) => `${symbol} ${inTestNetworks(networks, shown)}`,
  testTotalOnSome: (symbol, known, all, shownAll) =>
    plural(all, {
      one: `${symbol} en ${known} de ${shownAll} red de prueba`,
      many: `${symbol} en ${known} de ${shownAll} de redes de prueba`,
      other: `${symbol} en ${known} de ${shownAll} redes de prueba`
    }),
  source: {
    block: (number) => `Bloque ${number}`
  },
  attention: {
    title: 'Requiere tu atención',
    gap: (waiting, missing) =>
      `Una transacción con el nonce ${waiting} espera a otra con el nonce ${missing}, que esta red no tiene. Envíala desde tu billetera o restablece allí las transacciones pendientes de la cuenta.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `La transacción con el nonce ${nonce} está en espera (desde: ${since}, o antes). Acelérala o cancélala en tu billetera: nada más de esta cuenta saldrá adelante antes que ella.`
        : plural(count, {
            one: `${shown} transacción espera a la red. La del nonce ${nonce} está en espera (desde: ${since}, o antes) y retiene a las demás: acelérala o cancélala en tu billetera.`,
            many: `${shown} de transacciones esperan a la red. La del nonce ${nonce} está en espera (desde: ${since}, o antes) y retiene a las demás: acelérala o cancélala en tu billetera.`,
            other: `${shown} transacciones esperan a la red. La del nonce ${nonce} está en espera (desde: ${since}, o antes) y retiene a las demás: acelérala o cancélala en tu billetera.`
          }),
    noFee: (network, fee) =>
      `No hay fondos suficientes para pagar una comisión de red en ${network}: una transferencia simple puede costar hasta ${fee}.`,
    delegated: (network) =>
      `En ${network}, esta cuenta ejecuta el código de un contrato (EIP-7702). Ese contrato puede mover todo lo que posee la cuenta. Si no lo conoces, revoca la delegación en tu billetera.`,
    contract: 'El contrato',
    allowances: {
      found: (network) =>
        `En ${network}, estas direcciones pueden gastar todo lo que esta cuenta tiene de un token, sin volver a preguntar. Revoca lo que ya no uses o no conozcas.`,
      list: 'Aprobaciones que abarcan todo el saldo',
      token: 'Token',
      spender: 'Dirección autorizada',
      amount: 'Aprobación',
      unlimited: 'Ilimitada',
      others: (network, count) =>
        `Otras aprobaciones en ${network}, cada una por menos de lo que tiene esta cuenta o de un token que no tiene: ${count}`,
      after: 'Aprobación tras esto',
      none: 'Ninguna',
      revoke: 'Revocar',
      revokeNamed: (token, spender) => `Revocar la aprobación de ${token} a ${spender}`,
      since: (block) =>
        `Solo se pudieron comprobar las aprobaciones desde el bloque ${block}, así que aquí pueden faltar aprobaciones ilimitadas anteriores.`,
      noneSince: (network, block) =>
        `En ${network} no se encontraron aprobaciones ilimitadas desde el bloque ${block}. No se pudieron comprobar las anteriores.`,
      missed: (tokens, network) =>
        `No se pudieron comprobar todas las aprobaciones de ${tokens} en ${network}, así que aquí pueden faltar algunas ilimitadas.`,
      many: (count, shown) =>
        plural(count, { one: `${shown} token`, many: `${shown} de tokens`, other: `${shown} tokens` }),
      again: 'Reintentar',
      againNamed: 'Reintentar la comprobación de las aprobaciones'
    }
  },
  view: {
    title: 'Cuenta consultada',
    readOnly: 'Solo lectura',
    explanation: 'Cualquiera puede consultar cualquier cuenta. Aquí no se puede firmar ni enviar nada.',
    besideWallet: 'Tu propia billetera sigue conectada.',
    stop: 'Dejar de consultar',
    lookingUp: 'Buscando el nombre…',
    open: 'Consultar una cuenta',
    field: 'Dirección o nombre',
    hint: 'Solo lectura, sin billetera',
    submit: 'Consultar',
    problems: {
      invalid: 'Esto no es una dirección ni un nombre.',
      mistyped:
        'Esta dirección tiene un error de escritura: sus mayúsculas no coinciden. Compárala con la fuente original.',
      'no-names': 'Esta página no busca nombres. Usa la dirección.',
      'no-account': 'No se encontró ninguna cuenta con este nombre.',
      unreachable: 'No se pudo buscar el nombre.'
    }
  },
  receive: {
    open: 'Recibir',
    title: 'Recibir',
    network: 'Red',
    code: (network) => `Código QR con tu dirección en ${network}`,
    only: (network) =>
      `Envía a este código solo en ${network}: lo que se envíe en otra red no llegará a esta. Si tu cuenta es un contrato, como una Safe, asegúrate de que exista en ${network}.`,
    address: 'Tu dirección',
    copyAddress: 'Copiar dirección',
    copyLink: 'Copiar enlace de pago'
  },
  network: {
    every: (duration) => `Un bloque cada ${duration}`,
    baseFee: 'Comisión base',
    gwei: (amount) => `${amount} gwei`,
    chart: (count, shown, low, high) =>
      low === high
        ? plural(count, {
            one: `Comisión base de ${shown} bloque, el último: unos ${low} gwei`,
            many: `Comisión base de los últimos ${shown} de bloques: unos ${low} gwei en cada uno`,
            other: `Comisión base de los últimos ${shown} bloques: unos ${low} gwei en cada uno`
          })
        : plural(count, {
            one: `Comisión base de ${shown} bloque, el último: entre ${low} y ${high} gwei`,
            many: `Comisión base de los últimos ${shown} de bloques: entre ${low} y ${high} gwei`,
            other: `Comisión base de los últimos ${shown} bloques: entre ${low} y ${high} gwei`
          }),
    table: 'Comisiones base por bloque',
    block: 'Bloque'
  },
  tryAgain: 'Reintentar',
  tryAgainNamed: (network) => `Reintentar la lectura de ${network}`
}
