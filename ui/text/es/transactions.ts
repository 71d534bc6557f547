import type { transactions as english } from '#ui/text/en/transactions.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('es')

export const transactions: typeof english = {
  details: {
    'speed-up': 'Acelerada: reemplazada por otra transacción que hace lo mismo.',
    cancellation: 'Cancelada: reemplazada por una transacción que no envía nada.',
    other: 'No ejecutada: reemplazada por otra transacción de esta cuenta.',
    unclear:
      'Reemplazada por otra transacción, y esta página no puede saber qué hizo esa otra. Si fue una aceleración, el pago se hizo igualmente; si fue una cancelación, no: tu billetera muestra cuál de las dos fue.',
    outcomeUnknown: 'Está en un bloque, pero esta red no dice si se ejecutó con éxito.',
    reorganised: 'La red descartó el bloque que la contenía. Puede que se incluya de nuevo.',
    unknown: 'No se encuentra en la red. Puede que aún salga adelante.',
    beyondHistory:
      'Es demasiado antigua para que los nodos de la red sepan qué pasó con ella. Puede que un explorador de bloques lo sepa.',
    neverSeen: 'Ningún nodo la ha visto; tu próximo pago no se ve afectado. Esta página la sigue buscando.',
    nonceUsed:
      'No se encuentra en la red, y otra transacción de esta cuenta ha usado el nonce que se esperaba para ella.'
  },
  marks: {
    cancelled: 'Cancelada',
    replaced: 'Reemplazada',
    dropped: 'Descartada'
  },
  instead: {
    sent: (amount, recipient) => `En su lugar, el envío fue de ${amount} a ${recipient}.`,
    nothing: (recipient) => `En su lugar, se envió una transacción vacía a ${recipient}.`,
    called: (recipient) => `En su lugar, se envió una llamada de contrato a ${recipient}.`,
    calledWith: (amount, recipient) => `En su lugar, se envió una llamada de contrato con ${amount} a ${recipient}.`,
    created: 'En su lugar, se creó un contrato.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `Tu wallet envió otra cosa: ${amount} a ${recipient}.`,
    nothing: (recipient) => `Tu wallet envió otra cosa: una transacción vacía a ${recipient}.`,
    called: (recipient) => `Tu wallet envió otra cosa: una llamada de contrato a ${recipient}.`,
    calledWith: (amount, recipient) =>
      `Tu wallet envió otra cosa: una llamada de contrato con ${amount} a ${recipient}.`,
    created: 'Tu wallet envió otra cosa: un contrato nuevo.',
    approved: (spender, token) =>
      `Tu wallet envió otra cosa: una aprobación para que ${spender} gaste tokens de ${token}.`,
    otherSender: (address) => `Tu wallet la envió desde otra cuenta: ${address}.`,
    nothingArrived: (promised) => `De ${promised} no ha llegado nada: el token no movió nada al destinatario.`,
    lessArrived: (arrived, promised) => `De ${promised} solo han llegado ${arrived}.`
  },
  confirmations: (count, wanted) =>
    plural(wanted, {
      one: `${count} de ${wanted} confirmación.`,
      many: `${count} de ${wanted} de confirmaciones.`,
      other: `${count} de ${wanted} confirmaciones.`
    }),
  unrepeated:
    'No se sabe por qué falló: la misma llamada no falló al ejecutarla de nuevo. Puede que se quedara sin gas.',
  to: 'Para',
  unknownSince: (time) => `No se encuentra en la red desde el ${time}. Puede que aún salga adelante.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer:
    'Algunas transacciones se guardaron con una versión más reciente de esta página, por lo que no aparecen aquí. Se conservan tal como están.',
  unsaved: 'Sin guardar',
  hasUnsaved:
    'Tu navegador no ha guardado lo último de las transacciones marcadas como «Sin guardar». Cuando se cierre esta página, puede que falten aquí o estén desactualizadas: copia sus hashes para no perderlas de vista.',
  copyHash: 'Copiar hash',
  remove: 'Quitar',
  removeNamed: (description) => `Quitar de la lista: ${description}`,
  removed: (description) => `Se quitó de la lista: ${description}.`,
  removedUnsaved: (description) =>
    `Se quitó de la lista: ${description}. Pero tu navegador no pudo guardarlo: cuando se vuelva a cargar esta página, puede que aparezca de nuevo.`,
  ended: {
    title: 'Transacciones terminadas',
    others: (shown) => `+${shown} más`
  },
  clearAll: 'Borrar todo',
  cleared: (count, shown) =>
    plural(count, {
      one: `Se borró ${shown} transacción de este navegador, también en Actividad.`,
      many: `Se borraron ${shown} de transacciones de este navegador, también en Actividad.`,
      other: `Se borraron ${shown} transacciones de este navegador, también en Actividad.`
    }),
  clearedUnsaved: (count, shown) =>
    plural(count, {
      one: `Se borró ${shown} transacción, pero tu navegador no pudo guardarlo. Cuando se vuelva a cargar esta página, puede que aparezca de nuevo.`,
      many: `Se borraron ${shown} de transacciones, pero tu navegador no pudo guardarlo. Cuando se vuelva a cargar esta página, puede que aparezcan de nuevo.`,
      other: `Se borraron ${shown} transacciones, pero tu navegador no pudo guardarlo. Cuando se vuelva a cargar esta página, puede que aparezcan de nuevo.`
    }),
  pendingStay: 'Las pendientes se quedan hasta que se resuelvan.',
  undo: 'Deshacer',
  putBack: (count, shown) =>
    plural(count, {
      one: `${shown} transacción está de nuevo en la lista.`,
      many: `${shown} de transacciones están de nuevo en la lista.`,
      other: `${shown} transacciones están de nuevo en la lista.`
    })
}
