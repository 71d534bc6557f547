import type { contractWrites as english } from '#ui/text/en/contract-writes.ts'

export const contractWrites: typeof english = {
  disconnected: 'Conecte uma carteira para continuar.',
  unconfigured: 'Esta página não inclui a rede deste contrato.',
  elsewhere: (network) => `Sua carteira está em outra rede. Troque para ${network} para continuar.`,
  simulating: 'Verificando o que isso faria.',
  simulatingAgain:
    'Há novos blocos na rede desde a sua revisão. Verificando de novo antes de enviar a solicitação à sua carteira.',
  review: 'Neste momento, isso funcionaria. Revise e confirme.',
  changed: 'O que isso faria mudou desde a sua revisão. Revise de novo.',
  checkedAt: (time) => `Última verificação: ${time}.`,
  notCheckedAgain:
    'Não foi possível verificar isso de novo. O que você vê é o que revisou: se confirmar mais uma vez, é isso que será pedido à sua carteira.',
  unsimulated: (reason) =>
    `${reason} Esta página não consegue verificar o que isso faria. Se você continuar, pode falhar e mesmo assim gerar uma taxa.`,
  notYet: 'Nada foi enviado ainda.',
  repeating:
    'Esta mesma solicitação já pode ter sido enviada. Se você a enviar de novo, ela poderá ser executada duas vezes.',
  revalidating: 'Verificando se continua igual.',
  asking: 'Confirme isso na sua carteira.',
  sent: 'Enviado. Acompanhe no painel, em Transações.',
  earlier:
    'Sua carteira acabou enviando sua solicitação anterior. Se você confirmar esta também, isso acontece duas vezes.',
  unsaved: {
    asked:
      'Seu navegador não consegue salvar esta solicitação. Se você fechar ou recarregar esta página, ela será esquecida aqui, mesmo que sua carteira a envie.',
    sent: 'Seu navegador não conseguiu salvar isso. Se você fechar ou recarregar esta página, isso não aparecerá mais aqui.'
  },
  removed:
    'Enviado, mas não aparece mais em Transações, então esta página não sabe o que aconteceu: confira na sua carteira ou no explorador antes de tentar de novo.',
  reverted: 'Enviado, mas falhou. Não teve efeito e mesmo assim gerou uma taxa.',
  revertedBecause: (reason) => `Enviado, mas falhou. Não teve efeito e mesmo assim gerou uma taxa. ${reason}`,
  reviewed: 'O que você confirma',
  terms: {
    from: 'De',
    contract: 'Contrato',
    network: 'Rede',
    amount: 'Valor'
  },
  actions: {
    connect: 'Conectar carteira',
    confirm: 'Confirmar na carteira',
    confirmAgain: 'Enviar mais uma vez',
    again: 'Tentar de novo',
    back: 'Voltar'
  }
}
