import type { activity as english } from '#ui/text/en/activity.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('es')

const transactionCount = (count: number, shown: string) =>
  plural(count, {
    one: `${shown} transacción`,
    many: `${shown} de transacciones`,
    other: `${shown} transacciones`
  })
const entryCount = (count: number, shown: string) =>
  plural(count, { one: `${shown} entrada`, many: `${shown} de entradas`, other: `${shown} entradas` })

export const activity: typeof english = {
  title: 'Actividad',
  disconnectedTitle: 'Conecta una billetera para ver tu actividad',
  disconnectedText: 'Cuando conectes una billetera, aquí aparecerá lo que envíes desde esta página.',
  unauthenticatedTitle: 'Inicia sesión para ver tu actividad',
  unauthenticatedText:
    'Tu billetera está conectada. Firma un mensaje para demostrar que la cuenta es tuya; no cuesta nada.',
  scope:
    'Lo que esta cuenta ha enviado desde esta página, en la medida en que este navegador lo ha conservado: como máximo 10 000 transacciones, o menos si su almacenamiento está lleno. Lo que se envió desde otro lugar o se recibió no aparece.',
  scopeWithTransfers:
    'Lo que esta cuenta ha enviado desde esta página, en la medida en que este navegador lo ha conservado: como máximo 10 000 transacciones, o menos si su almacenamiento está lleno. Las transferencias de los tokens que muestra esta página se leen de las redes, sin importar desde dónde se enviaron. Cualquier otra cosa que se envió desde otro lugar o se recibió no aparece.',
  notOfOthers:
    'La actividad es solo la de la cuenta conectada, porque la mayor parte se guarda en este navegador. De una cuenta que solo se consulta, el panel muestra los saldos.',
  viewedDashboard: 'Ver su panel',
  own: 'Tu propia actividad',
  list: 'Transacciones',
  readingHistory: 'Leyendo lo que ha guardado este navegador…',
  filters: 'Filtrar',
  search: 'Buscar',
  searchHint: 'Descripción, dirección o hash',
  network: 'Red',
  everyNetwork: 'Todas',
  state: 'Estado',
  everyState: 'Todos',
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, all, shownAll) => `${some} de ${transactionCount(all, shownAll)}`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, all, shownAll) => `${some} de ${entryCount(all, shownAll)}`,
  noneMatch: 'Ninguna transacción coincide.',
  showAll: 'Borrar filtros',
  notHere: 'La transacción de este enlace no está en la actividad de esta cuenta en este navegador.',
  exportCsv: 'Exportar CSV',
  exportJson: 'Exportar JSON',
  exported: (shown) => `Exportado: ${shown}.`,
  today: 'Hoy',
  yesterday: 'Ayer',
  unknownDay: 'Fecha desconocida',
  details: 'Detalles de la transacción',
  facts: {
    status: 'Estado',
    network: 'Red',
    from: 'De',
    to: 'Para',
    hash: 'Hash',
    proposal: 'Propuesta',
    replacedBy: 'Reemplazada por',
    nonce: 'Nonce',
    minedAt: 'Hora del bloque',
    gasUsed: 'Gas consumido'
  },
  timeline: 'Qué ha pasado',
  steps: {
    asked: 'Se envió la solicitud a tu billetera.',
    sent: 'Enviada: tu billetera dio su hash a esta página.',
    proposed: 'Propuesta en la Safe.',
    firstPolled: (block) => `Buscada por primera vez en la red en el bloque ${block}.`,
    seen: 'Un nodo la tiene.',
    reorganised: (block) => `Estaba en el bloque ${block}, que la red ha descartado después.`,
    mined: (count, wanted, shownWanted) =>
      plural(wanted, {
        one: `En un bloque: ${count} de ${shownWanted} confirmación.`,
        many: `En un bloque: ${count} de ${shownWanted} de confirmaciones.`,
        other: `En un bloque: ${count} de ${shownWanted} confirmaciones.`
      }),
    inBlock: (block) => `En el bloque ${block}.`,
    replacedInBlock: (block) => `La transacción que la reemplaza está en el bloque ${block}.`,
    settledAt: (block) => `Se comprobó en el bloque ${block} que fue reemplazada.`,
    awaited: 'A la espera de que un bloque la incluya.',
    confirmed: 'Confirmada.',
    failed: 'Fallida.',
    reverted: 'Fallida: la red la revirtió y solo se pagó la comisión.',
    final: 'Definitiva: el bloque es demasiado profundo para que la red lo descarte.'
  },
  hurry: {
    title: 'Acelerarla o cancelarla',
    where: (nonce) =>
      `Abre esta transacción (nonce ${nonce}) en tu billetera y elige allí «Acelerar» o «Cancelar». Después, esta página averiguará por sí sola cuál de las dos se incluyó.`,
    whereWithoutNonce:
      'Abre esta transacción en tu billetera y elige allí «Acelerar» o «Cancelar». Después, esta página averiguará por sí sola cuál de las dos se incluyó.',
    why: 'Esta página no envía otra transacción por ti: muchas billeteras ignoran el nonce que indica una página, así que pagarías dos veces.'
  },
  forget: 'Olvidar esta transacción',
  copyLink: 'Copiar enlace',
  transfers: {
    title: 'Transferencias de tokens',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `Recibido: ${amount}`,
      out: (amount) => `Enviado: ${amount}`,
      self: (amount) => `Enviado a la misma cuenta: ${amount}`
    },
    from: (address) => `de ${address}`,
    to: (address) => `a ${address}`,
    reading: 'Buscando…',
    nothingYet: 'Aún no se ha buscado.',
    everything: 'Se buscó hasta el primer bloque.',
    since: (block) => `Se buscó hacia atrás hasta el bloque ${block}.`,
    sinceTime: (block, time) => `Se buscó hacia atrás hasta el bloque ${block} (${time}).`,
    refused: (reason) => `${reason} No se pudieron leer las transferencias.`,
    refusedOlder: (reason) => `${reason} No se pudieron leer las transferencias anteriores.`,
    unreadable: (tokens) => `Puede que falten algunas transferencias de ${tokens}: no se pudieron leer sus registros.`,
    lookedAt: (time) => `Última lectura de los bloques más recientes: ${time}.`,
    further: 'Buscar más atrás',
    again: 'Reintentar',
    newer: 'Buscar de nuevo',
    furtherNamed: (network) => `Buscar más atrás en ${network}`,
    againNamed: (network) => `Reintentar en ${network}`,
    newerNamed: (network) => `Buscar de nuevo en ${network}`,
    overview: (count, shown) =>
      plural(count, {
        one: `Transferencias de tokens en ${shown} red`,
        many: `Transferencias de tokens en ${shown} de redes`,
        other: `Transferencias de tokens en ${shown} redes`
      }),
    withNothing: (count) => `Mostrar transferencias de importe cero (${count})`,
    aboutNothing:
      'Cualquiera puede hacer que aparezcan, incluso en tu nombre, para colar en esta lista una dirección que se parezca a una que conoces.',
    lookAlike: 'Dirección parecida',
    lookAlikeOf:
      'Ten cuidado: la otra dirección empieza y termina como una que conoces, pero es distinta. Estas direcciones se crean para que las confundas. La que conoces es:',
    details: 'Detalles de la transferencia',
    amount: 'Cantidad',
    token: 'Token',
    block: 'Bloque',
    time: 'Hora',
    notFound:
      'La transferencia de este enlace no está entre las encontradas hasta ahora. Busca más atrás o comprueba qué cuenta está conectada.'
  }
}
