import type { sendReview as english } from '#ui/text/en/send-review.ts'

export const sendReview: typeof english = {
  label: 'O que você envia',
  terms: {
    to: 'Para',
    from: 'De',
    network: 'Rede',
    amount: 'Valor'
  },
  simulating: 'Verificando o que isso faria.',
  simulatingAgain: 'Passou algum tempo. Verificando se continua igual.',
  ready: 'Neste momento, isso funcionaria. Nada foi enviado ainda.',
  changed: 'Isso mudou desde a sua revisão. Nada foi enviado ainda: revise de novo.',
  unchecked: (reason) =>
    `${reason} Esta página não consegue verificar o que isso faria. Se você continuar, pode falhar e mesmo assim gerar uma taxa.`,
  tokenRefused: (reason) => `${reason} Nada foi enviado.`,
  reverted: 'O destinatário é um contrato que não aceita isso. Nada foi enviado.',
  insufficientFunds: 'A conta não tem o suficiente para isso e para a taxa de rede. Nada foi enviado.',
  closed:
    'A conta ou a rede na sua carteira mudou, então esta página fechou a revisão. Preencha a transferência de novo se ainda quiser enviá-la.',
  paidBefore: 'Você já enviou para este endereço por esta página.',
  notPaidBefore: 'Esta página não lista nada que você tenha enviado antes para este endereço.',
  cautions: {
    'zero-address': 'Este é o endereço zero. Ninguém tem a chave dele: o que você enviar para lá se perde.',
    'token-contract':
      'Este é o endereço do contrato de um token, não o de uma pessoa. O que você enviar para lá muito provavelmente se perde.',
    'look-alike':
      'Cuidado: este endereço começa e termina como um que você conhece, mas é diferente. Endereços assim são criados para causar confusão. O que você conhece é:',
    'own-address': 'Esta é a sua própria conta. Você pagaria a taxa para enviar isso a si.',
    contract: 'Há um contrato neste endereço. Verifique se ele pode devolver o que você enviar para lá.',
    'high-fee': 'A taxa de rede é muito mais alta do que o normal para isso. Confirme que você quer pagar tanto.'
  },
  feeUncovered: 'A conta pode não ter o suficiente para pagar também a taxa de rede.',
  confirm: 'Confirmar na carteira',
  confirmAnyway: 'Enviar mesmo assim',
  payAnyway: 'Pagar esta taxa mesmo assim',
  again: 'Verificar de novo',
  back: 'Voltar'
}
