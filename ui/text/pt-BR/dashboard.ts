import type { dashboard as english } from '#ui/text/en/dashboard.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('pt-BR')

export const dashboard: typeof english = {
  title: 'Painel',
  disconnectedTitle: 'Conecte uma carteira para ver seu painel',
  disconnectedText: 'Seus saldos e transações aparecem aqui quando uma carteira está conectada.',
  unauthenticatedTitle: 'Entre para ver seu painel',
  unauthenticatedText:
    'Sua carteira está conectada. Assine uma mensagem para provar que a conta é sua; não custa nada.',
  sessions: {
    title: 'Onde você tem sessões abertas',
    loading: 'Carregando suas sessões',
    here: 'Este navegador',
    browserOn: (browser, system) => `${browser} em ${system}`,
    unknownBrowser: 'Navegador desconhecido',
    lastUsed: (time) => `Último uso: ${time}`,
    noOthers: 'Não há sessão aberta em outro navegador.',
    others: (count) =>
      plural(count, {
        one: `Há sessão aberta em mais ${count} navegador.`,
        many: `Há sessões abertas em mais ${count} de navegadores.`,
        other: `Há sessões abertas em mais ${count} navegadores.`
      }),
    end: 'Encerrar',
    endNamed: (session) => `Encerrar sessão: ${session}`,
    ending: 'Encerrando…',
    endOthers: 'Encerrar as outras sessões',
    unreadable: 'Não foi possível carregar suas sessões.',
    stale: 'Não foi possível recarregar suas sessões, então esta lista pode estar desatualizada.',
    notEnded: 'O serviço de login não confirmou isso, então a sessão ainda pode ser válida.',
    tryAgain: 'Tentar de novo'
  },
  balances: 'Saldos',
  transactions: 'Transações',
  allActivity: 'Toda a atividade',
  shownOf: (shown, all) => `Mostrando ${shown} de ${all}`,
  showMore: 'Mostrar mais',
  current: 'Conectada',
  reconnecting: 'Reconectando…',
  hideZero: 'Ocultar saldos zerados',
  showZero: 'Mostrar saldos zerados',
  hiddenNetworks: (count, shown) =>
    plural(count, {
      one: `${shown} rede sem saldo está oculta.`,
      many: `${shown} de redes sem saldo estão ocultas.`,
      other: `${shown} redes sem saldo estão ocultas.`
    }),
  hiddenTokens: (count, shown) =>
    plural(count, {
      one: `${shown} token com saldo zerado está oculto.`,
      many: `${shown} de tokens com saldo zerado estão ocultos.`,
      other: `${shown} tokens com saldo zerado estão ocultos.`
    }),
  totals: 'Totais',
  totalOn: (symbol, networks, shown) =>
    plural(networks, {
      one: `${symbol} em ${shown} rede`,
      many: `${symbol} em ${shown} de redes`,
      other: `${symbol} em ${shown} redes`
    }),
  totalOnSome: (symbol, known, all, shownAll) =>
    plural(all, {
      one: `${symbol} em ${known} de ${shownAll} rede`,
      many: `${symbol} em ${known} de ${shownAll} de redes`,
      other: `${symbol} em ${known} de ${shownAll} redes`
    }),
  testTotalOn: (symbol, networks, shown) =>
    plural(networks, {
      one: `${symbol} em ${shown} rede de teste`,
      many: `${symbol} em ${shown} de redes de teste`,
      other: `${symbol} em ${shown} redes de teste`
    }),
  testTotalOnSome: (symbol, known, all, shownAll) =>
    plural(all, {
      one: `${symbol} em ${known} de ${shownAll} rede de teste`,
      many: `${symbol} em ${known} de ${shownAll} de redes de teste`,
      other: `${symbol} em ${known} de ${shownAll} redes de teste`
    }),
  source: {
    block: (number) => `Bloco ${number}`
  },
  attention: {
    title: 'Requer atenção',
    gap: (waiting, missing) =>
      `Uma transação com nonce ${waiting} espera por uma com nonce ${missing}, que esta rede não tem. Envie essa pela sua carteira ou redefina lá as transações pendentes da conta.`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `A transação com nonce ${nonce} está esperando pelo menos desde ${since}. Acelere ou cancele na sua carteira: nada mais desta conta passa antes dela.`
        : plural(count, {
            one: `${shown} transação espera pela rede. A de nonce ${nonce} está esperando pelo menos desde ${since} e segura as outras: acelere ou cancele na sua carteira.`,
            many: `${shown} de transações esperam pela rede. A de nonce ${nonce} está esperando pelo menos desde ${since} e segura as outras: acelere ou cancele na sua carteira.`,
            other: `${shown} transações esperam pela rede. A de nonce ${nonce} está esperando pelo menos desde ${since} e segura as outras: acelere ou cancele na sua carteira.`
          }),
    noFee: (network, fee) =>
      `Saldo insuficiente para pagar uma taxa de rede em ${network}: uma transferência simples pode custar até ${fee}.`,
    delegated: (network) =>
      `Em ${network}, esta conta executa o código de um contrato (EIP-7702). Esse contrato pode movimentar tudo o que a conta possui. Se você não o conhece, revogue a delegação na sua carteira.`,
    contract: 'O contrato',
    allowances: {
      found: (network) =>
        `Em ${network}, estes endereços podem gastar tudo o que esta conta tem de um token, sem perguntar de novo. Revogue o que você não usa mais ou não conhece.`,
      list: 'Aprovações que abrangem todo o saldo',
      token: 'Token',
      spender: 'Endereço autorizado',
      amount: 'Aprovação',
      unlimited: 'Ilimitada',
      others: (network, count) =>
        `Outras aprovações em ${network}, cada uma para menos do que esta conta tem ou para um token que ela não tem: ${count}`,
      after: 'Aprovação depois disto',
      none: 'Nenhuma',
      revoke: 'Revogar',
      revokeNamed: (token, spender) => `Revogar a aprovação de ${token} para ${spender}`,
      since: (block) =>
        `Só foi possível verificar as aprovações desde o bloco ${block}, então aprovações ilimitadas mais antigas podem faltar aqui.`,
      noneSince: (network, block) =>
        `Em ${network}, nenhuma aprovação ilimitada foi encontrada desde o bloco ${block}. As mais antigas não puderam ser verificadas.`,
      missed: (tokens, network) =>
        `Não foi possível verificar todas as aprovações de ${tokens} em ${network}, então algumas ilimitadas podem faltar aqui.`,
      many: (count, shown) =>
        plural(count, { one: `${shown} token`, many: `${shown} de tokens`, other: `${shown} tokens` }),
      again: 'Tentar de novo',
      againNamed: 'Tentar de novo a verificação das aprovações'
    }
  },
  view: {
    title: 'Conta consultada',
    readOnly: 'Somente leitura',
    explanation: 'Qualquer pessoa pode consultar qualquer conta. Aqui não é possível assinar nem enviar nada.',
    besideWallet: 'Sua própria carteira continua conectada.',
    stop: 'Encerrar consulta',
    lookingUp: 'Procurando o nome…',
    open: 'Consultar uma conta',
    field: 'Endereço ou nome',
    hint: 'Somente leitura, sem carteira',
    submit: 'Consultar',
    problems: {
      invalid: 'Isto não é um endereço nem um nome.',
      mistyped: 'Este endereço tem um erro de digitação: as letras maiúsculas não conferem. Compare-o com a origem.',
      'no-names': 'Esta página não procura nomes. Use o endereço.',
      'no-account': 'Nenhuma conta foi encontrada com este nome.',
      unreachable: 'Não foi possível procurar o nome.'
    }
  },
  receive: {
    open: 'Receber',
    title: 'Receber',
    network: 'Rede',
    code: (network) => `QR code com seu endereço em ${network}`,
    only: (network) =>
      `Envie para este código somente em ${network}: o que for enviado em outra rede não chega nesta. Se sua conta é um contrato, como uma Safe, verifique se ela existe em ${network}.`,
    address: 'Seu endereço',
    copyAddress: 'Copiar endereço',
    copyLink: 'Copiar link de pagamento'
  },
  network: {
    every: (duration) => `Um bloco a cada ${duration}`,
    baseFee: 'Taxa base',
    gwei: (amount) => `${amount} gwei`,
    chart: (count, shown, low, high) =>
      low === high
        ? plural(count, {
            one: `Taxa base de ${shown} bloco, o último: cerca de ${low} gwei`,
            many: `Taxa base dos últimos blocos (${shown}): cerca de ${low} gwei em cada um`,
            other: `Taxa base dos últimos ${shown} blocos: cerca de ${low} gwei em cada um`
          })
        : plural(count, {
            one: `Taxa base de ${shown} bloco, o último: entre ${low} e ${high} gwei`,
            many: `Taxa base dos últimos blocos (${shown}): entre ${low} e ${high} gwei`,
            other: `Taxa base dos últimos ${shown} blocos: entre ${low} e ${high} gwei`
          }),
    table: 'Taxas base por bloco',
    block: 'Bloco'
  },
  tryAgain: 'Tentar de novo',
  tryAgainNamed: (network) => `Tentar de novo a leitura de ${network}`
}
