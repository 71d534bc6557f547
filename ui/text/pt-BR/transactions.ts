import type { transactions as english } from '#ui/text/en/transactions.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('pt-BR')

export const transactions: typeof english = {
  details: {
    'speed-up': 'Acelerada: substituída por outra transação que faz o mesmo.',
    cancellation: 'Cancelada: substituída por uma transação que não envia nada.',
    other: 'Não executada: substituída por outra transação desta conta.',
    unclear:
      'Substituída por outra transação, e esta página não tem como saber o que ela fez. Se foi uma aceleração, o pagamento foi feito mesmo assim; se foi um cancelamento, não: sua carteira mostra qual dos dois foi.',
    outcomeUnknown: 'Está em um bloco, mas esta rede não diz se deu certo.',
    reorganised: 'A rede descartou o bloco que a continha. Ela pode ser incluída de novo.',
    unknown: 'Não encontrada na rede. Ainda pode ser concluída.',
    beyondHistory:
      'Antiga demais para os nós da rede saberem o que aconteceu com ela. Um explorador de blocos talvez saiba.',
    neverSeen: 'Nenhum nó a viu; seu próximo pagamento não é afetado. Esta página continua a procurá-la.',
    nonceUsed: 'Não encontrada na rede, e outra transação desta conta usou o nonce esperado para ela.'
  },
  marks: {
    cancelled: 'Cancelada',
    replaced: 'Substituída',
    dropped: 'Descartada'
  },
  instead: {
    sent: (amount, recipient) => `Em vez disso, o envio foi de ${amount} para ${recipient}.`,
    nothing: (recipient) => `Em vez disso, uma transação vazia foi enviada para ${recipient}.`,
    called: (recipient) => `Em vez disso, uma chamada de contrato foi enviada para ${recipient}.`,
    calledWith: (amount, recipient) =>
      `Em vez disso, uma chamada de contrato com ${amount} foi enviada para ${recipient}.`,
    created: 'Em vez disso, um contrato foi criado.'
  },
  brokenPromise: {
    sent: (amount, recipient) => `Sua carteira enviou outra coisa: ${amount} para ${recipient}.`,
    nothing: (recipient) => `Sua carteira enviou outra coisa: uma transação vazia para ${recipient}.`,
    called: (recipient) => `Sua carteira enviou outra coisa: uma chamada de contrato para ${recipient}.`,
    calledWith: (amount, recipient) =>
      `Sua carteira enviou outra coisa: uma chamada de contrato com ${amount} para ${recipient}.`,
    created: 'Sua carteira enviou outra coisa: um novo contrato.',
    approved: (spender, token) =>
      `Sua carteira enviou outra coisa: uma aprovação para ${spender} gastar tokens de ${token}.`,
    otherSender: (address) => `Sua carteira a enviou de outra conta: ${address}.`,
    nothingArrived: (promised) => `De ${promised}, nada chegou: o token não moveu nada para o destinatário.`,
    lessArrived: (arrived, promised) => `De ${promised}, só ${arrived} chegou.`
  },
  confirmations: (count, wanted) =>
    plural(wanted, {
      one: `${count} de ${wanted} confirmação.`,
      many: `${count} de ${wanted} de confirmações.`,
      other: `${count} de ${wanted} confirmações.`
    }),
  unrepeated: 'Não se sabe por que falhou: a mesma chamada não falhou quando repetida. Pode ter ficado sem gás.',
  to: 'Para',
  unknownSince: (time) => `Não encontrada na rede desde ${time}. Ainda pode ser concluída.`,
  announcedWith: (announced, detail) => `${announced}. ${detail}`,
  newer:
    'Algumas transações foram salvas por uma versão mais nova desta página e, por isso, não aparecem aqui. Elas são mantidas como estão.',
  unsaved: 'Não salva',
  hasUnsaved:
    'Seu navegador não salvou as informações mais recentes das transações marcadas como “Não salva”. Depois que esta página for fechada, elas podem faltar aqui ou ficar desatualizadas: copie os hashes para não perdê-las de vista.',
  copyHash: 'Copiar hash',
  remove: 'Remover',
  removeNamed: (description) => `Remover da lista: ${description}`,
  removed: (description) => `Removido da lista: ${description}.`,
  removedUnsaved: (description) =>
    `Removido da lista: ${description}. Mas seu navegador não conseguiu salvar isso: quando esta página for carregada de novo, pode reaparecer.`,
  ended: {
    title: 'Transações encerradas',
    others: (shown) => `+${shown} a mais`
  },
  clearAll: 'Limpar tudo',
  cleared: (count, shown) =>
    plural(count, {
      one: `${shown} transação apagada deste navegador, também em Atividade.`,
      many: `${shown} de transações apagadas deste navegador, também em Atividade.`,
      other: `${shown} transações apagadas deste navegador, também em Atividade.`
    }),
  clearedUnsaved: (count, shown) =>
    plural(count, {
      one: `${shown} transação apagada, mas seu navegador não conseguiu salvar isso. Quando esta página for carregada de novo, ela pode reaparecer.`,
      many: `${shown} de transações apagadas, mas seu navegador não conseguiu salvar isso. Quando esta página for carregada de novo, elas podem reaparecer.`,
      other: `${shown} transações apagadas, mas seu navegador não conseguiu salvar isso. Quando esta página for carregada de novo, elas podem reaparecer.`
    }),
  pendingStay: 'As pendentes ficam até serem resolvidas.',
  undo: 'Desfazer',
  putBack: (count, shown) =>
    plural(count, {
      one: `${shown} transação está de volta na lista.`,
      many: `${shown} de transações estão de volta na lista.`,
      other: `${shown} transações estão de volta na lista.`
    })
}
