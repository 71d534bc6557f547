import type { contractBatches as english } from '#ui/text/en/contract-batches.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('pt-BR')

const steps = (count: number) =>
  plural(count, { one: `${count} etapa`, many: `${count} de etapas`, other: `${count} etapas` })

export const contractBatches: typeof english = {
  review: (count) =>
    `Neste momento, a primeira de ${steps(count)} funcionaria. As outras podem depender dela, então esta página ainda não consegue verificá-las. Revise todas e confirme.`,
  preparing: 'Verificando o que sua carteira permite antes que ela peça sua confirmação.',
  impossible: 'Tudo isso precisa acontecer junto ou não acontecer, e sua carteira não consegue fazer isso.',
  asking: (count) => `Confirme tudo na sua carteira: ${steps(count)}.`,
  earlier:
    'Sua carteira acabou aceitando sua solicitação anterior. Se você confirmar esta também, isso pode acontecer duas vezes.',
  batched: (count) =>
    `Sua carteira recebeu tudo (${steps(count)}), e esta página pergunta a ela pelo resultado. Tudo aparecerá em Transações quando for enviado.`,
  away: (count) =>
    `Sua carteira recebeu tudo (${steps(count)}). Conecte-a de novo, com a mesma conta, para saber o resultado.`,
  partial: {
    listed: (count) =>
      `De ${steps(count)}, só uma parte foi concluída. O que foi enviado aparece em Transações: confira lá antes de tentar de novo.`,
    unlisted: (count) =>
      `De ${steps(count)}, só uma parte foi concluída. Sua carteira não informa quais transações foram enviadas: confira nela antes de tentar de novo.`
  },
  confirmed: (count) => `Tudo foi enviado (${steps(count)}) e confirmado pela rede.`,
  unlisted: (count) =>
    `Sua carteira informa que tudo foi concluído (${steps(count)}), mas não em quais transações, então esta página não pode listá-las.`,
  failed: 'Sua carteira informa que isso falhou. Nenhuma das etapas teve efeito.',
  unclear: 'Sua carteira não informa o que aconteceu com isso: confira nela antes de tentar de novo.',
  stepNotSent: {
    notYet: 'Esta etapa ainda não foi enviada.',
    no: 'Esta etapa não foi enviada.',
    notThisTime: 'Esta etapa não foi enviada desta vez.'
  },
  step: (number, count) => `Etapa ${number} de ${count}:`,
  done: (done, count) => `Concluído: ${done} de ${steps(count)}.`
}
