import type { send as english } from '#ui/text/en/send.ts'

export const send: typeof english = {
  title: 'Enviar',
  recipient: 'Destinatário',
  recipientHint: '0x e 40 caracteres',
  recipientOrNameHint: '0x e 40 caracteres, ou um nome como alice.eth',
  asset: 'Moeda',
  amount: (symbol) => `Valor em ${symbol}`,
  max: 'Máx.',
  submit: 'Revisar',
  sent: {
    pending: 'Enviado. Acompanhe em Transações.',
    confirmed: 'Enviado e confirmado pela rede.',
    failed: 'Enviado, mas a transação falhou.',
    unsaved: 'Enviado, mas seu navegador não conseguiu salvar. Acompanhe em Transações antes de fechar esta página.'
  },
  isSent: {
    no: 'Nada foi enviado.',
    likely:
      'A rede já tem esta transação, então muito provavelmente ela foi enviada: confira na sua carteira antes de tentar de novo.',
    unknown: 'Pode ter sido enviado mesmo assim: confira na sua carteira antes de tentar de novo.'
  },
  notThisTime: 'Nada foi enviado desta vez.',
  late: {
    sent: (asked) => `Sua carteira acabou enviando isto: ${asked}. Acompanhe em Transações.`,
    otherAccount: (asked, account) =>
      `Sua carteira acabou aprovando isto: ${asked}. Para acompanhar em Transações, conecte ${account}.`,
    no: (asked) => `Nada foi enviado: sua carteira não executou “${asked}”.`
  },
  attempts: {
    open: 'Isto pode ter sido enviado. Sua carteira não informou se enviou ou não: confira nela antes de tentar de novo e rejeite a solicitação se ainda estiver aberta.',
    overtaken:
      'Isto pode ter sido enviado. Uma transação desta conta foi confirmada desde então: confira no explorador se foi esta.',
    overtakenElsewhere:
      'Isto pode ter sido enviado. Uma transação desta conta foi confirmada desde então: confira na sua carteira se foi esta.',
    explorer: 'Ver a conta no explorador',
    unreadable:
      'Sua carteira respondeu, mas de forma ilegível. Se esta página encontrar a transação na rede, ela aparecerá em Transações. Confira na sua carteira antes de tentar de novo.',
    nonceUsed:
      'Outra transação desta conta usou o nonce esperado para esta solicitação. Se a solicitação ainda estiver aberta na sua carteira, rejeite-a lá.',
    otherTransaction: 'Ver a outra transação no explorador',
    neverSeen:
      'Nenhum nó a viu; seu próximo pagamento não é afetado. Se a solicitação ainda estiver aberta na sua carteira, rejeite-a lá.',
    dismiss: 'Dispensar',
    dismissNamed: (asked) => `Dispensar o aviso: ${asked}`,
    title: 'Solicitações na sua carteira',
    more: (count) => `Outras solicitações sem resposta: ${count}`,
    signature: 'Isto ainda pode estar aberto na sua carteira. Se estiver, rejeite lá.',
    message: 'Assinar uma mensagem',
    typedData: 'Assinar dados',
    other: 'Outra solicitação ainda pode estar aberta na sua carteira. Aprove lá só o que você ainda quiser.',
    unsaved:
      'Seu navegador não consegue salvar esta solicitação. Se você fechar ou recarregar esta página, ela será esquecida aqui, mesmo que seja enviada.'
  },
  again: {
    question: 'Esta mesma transferência já pode ter sido enviada. Se você a enviar de novo, poderá pagar duas vezes.',
    confirm: 'Enviar de novo'
  },
  available: (amount) => `Disponível: ${amount}`,
  otherNetwork: (network) =>
    `Este endereço é para ${network}. Mude primeiro para essa rede ou insira um endereço para esta.`,
  invisibleRemoved: 'Caracteres invisíveis foram removidos.',
  problems: {
    'missing-recipient': 'Digite um endereço.',
    'invalid-recipient': 'Isto não é um endereço: são necessários 0x e 40 caracteres hexadecimais.',
    'payment-request':
      'Isto é uma solicitação de pagamento com um valor ou outros detalhes, que não pode ser aceita por inteiro. Insira você o destinatário e o valor.',
    'mistyped-recipient':
      'Este endereço tem um erro de digitação: a soma de verificação não confere. Copie-o mais uma vez.',
    'resolving-name': 'Procurando este nome.',
    'invalid-name': 'Este nome não é válido.',
    'unknown-name': 'Este nome não corresponde a nenhum endereço.',
    'unreadable-name': 'Não é possível procurar este nome agora. Tente de novo ou digite o endereço.',
    'missing-amount': 'Digite um valor.',
    'invalid-amount':
      'Isto não é um valor ou tem casas decimais demais. Escreva-o por extenso em algarismos e sem separador de milhar, como 1500 ou 0,5.',
    'zero-amount': 'Digite um valor acima de zero.',
    'exceeds-balance': 'Isto é mais do que a conta tem.',
    'unknown-fee': 'Não é possível estimar a taxa agora. Digite um valor que deixe o suficiente para ela.'
  }
}
