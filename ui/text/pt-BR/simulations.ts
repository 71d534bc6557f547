import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'Simulação',
  unknown: 'Nenhum nó informou quais saldos isso mudaria.',
  sends: (amount) => `Você envia ${amount}.`,
  falls: (amount) => `Seu saldo diminui em ${amount}.`,
  stays: (symbol) => `Seu saldo de ${symbol} não muda.`,
  receives: (amount) => `Você recebe ${amount}.`,
  recipientReceives: (amount) => `O destinatário recebe ${amount}.`,
  alsoReceives: (amount) => `Você também recebe ${amount}.`,
  alsoReceivesUnknown: 'Você também recebe um token que esta página não conhece e cujo valor não pode informar:',
  recipientReceivesLess: (amount) =>
    `O destinatário recebe só ${amount}, menos do que você envia. Alguns tokens retêm uma parte de cada transferência ou a arredondam.`,
  recipientReceivesNothing: 'O destinatário não receberia o que você envia: nada é somado ao saldo dele.',
  alsoPays: (amount) => `Sua conta também paga ${amount}.`,
  alsoPaysUnknown: 'Sua conta também paga uma quantia de um token que esta página não conhece:',
  contradicted:
    'Uma verificação diz que isso funcionaria; outra, que falharia. Se você continuar, pode falhar e mesmo assim gerar uma taxa.'
}
