import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('es')

const steps = (count: number) =>
  plural(count, { one: `${count} paso`, many: `${count} de pasos`, other: `${count} pasos` })

export const contractBatches: typeof english = {
  review: (count) =>
    `Ahora mismo, el primero de ${steps(count)} tendría éxito. Los demás pueden depender de él, así que esta página aún no puede comprobarlos. Revísalos todos y confirma.`,
  preparing: 'Comprobando qué admite tu billetera antes de que te pida confirmar.',
  impossible: 'Todo esto tiene que ocurrir a la vez o no ocurrir, y tu billetera no puede hacerlo.',
  asking: (count) => `Confirma todo en tu billetera: ${steps(count)}.`,
  earlier:
    'Al final, tu billetera aceptó tu solicitud anterior. Si confirmas también esta, puede que ocurra dos veces.',
  batched: (count) =>
    `Tu billetera lo ha recibido todo (${steps(count)}) y esta página le pregunta cómo avanza. Aparecerá en Transacciones cuando se envíe.`,
  away: (count) =>
    `Tu billetera lo ha recibido todo (${steps(count)}). Vuelve a conectarla, con la misma cuenta, para saber qué ha pasado.`,
  partial: {
    listed: (count) =>
      `De ${steps(count)}, solo se ejecutó una parte. Lo que se envió aparece en Transacciones: compruébalo allí antes de reintentar.`,
    unlisted: (count) =>
      `De ${steps(count)}, solo se ejecutó una parte. Tu billetera no indica qué transacciones se enviaron: compruébalo en ella antes de reintentar.`
  },
  confirmed: (count) => `Se envió todo (${steps(count)}) y la red lo confirmó.`,
  unlisted: (count) =>
    `Tu billetera informa de que se ejecutó todo (${steps(count)}), pero no en qué transacciones, así que esta página no puede mostrarlas.`,
  failed: 'Tu billetera informa de que esto falló. Ninguno de los pasos tuvo efecto.',
  unclear: 'Tu billetera no indica qué ha pasado con esto: compruébalo en ella antes de reintentar.',
  stepNotSent: {
    notYet: 'Este paso aún no se ha enviado.',
    no: 'Este paso no se envió.',
    notThisTime: 'Este paso no se envió esta vez.'
  },
  step: (number, count) => `Paso ${number} de ${count}:`,
  done: (done, count) => `Ejecutado: ${done} de ${steps(count)}.`
}
