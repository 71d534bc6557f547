import type { activity as english } from '#ui/text/en/activity.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('pt-BR')

const transactionCount = (count: number, shown: string) =>
  plural(count, { one: `${shown} transação`, many: `${shown} de transações`, other: `${shown} transações` })
const entryCount = (count: number, shown: string) =>
  plural(count, { one: `${shown} item`, many: `${shown} de itens`, other: `${shown} itens` })

export const activity: typeof english = {
  title: 'Atividade',
  disconnectedTitle: 'Conecte uma carteira para ver sua atividade',
  disconnectedText: 'O que você envia por esta página aparece aqui quando uma carteira está conectada.',
  unauthenticatedTitle: 'Entre para ver sua atividade',
  unauthenticatedText:
    'Sua carteira está conectada. Assine uma mensagem para provar que a conta é sua; não custa nada.',
  scope:
    'O que esta conta enviou por esta página, até onde este navegador guardou: no máximo 10.000 transações, ou menos se o armazenamento estiver cheio. O que foi enviado por outro lugar ou recebido não aparece.',
  scopeWithTransfers:
    'O que esta conta enviou por esta página, até onde este navegador guardou: no máximo 10.000 transações, ou menos se o armazenamento estiver cheio. As transferências dos tokens que esta página lista são lidas das redes, não importa de onde foram enviadas. Qualquer outra coisa enviada por outro lugar ou recebida não aparece.',
  notOfOthers:
    'A atividade é só da conta conectada, porque a maior parte fica guardada neste navegador. De uma conta que está apenas sendo consultada, o painel mostra os saldos.',
  viewedDashboard: 'Ver o painel dela',
  own: 'Sua própria atividade',
  list: 'Transações',
  readingHistory: 'Lendo o que este navegador guardou…',
  filters: 'Filtrar',
  search: 'Buscar',
  searchHint: 'Descrição, endereço ou hash',
  network: 'Rede',
  everyNetwork: 'Todas',
  state: 'Status',
  everyState: 'Todos',
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, all, shownAll) => `${some} de ${transactionCount(all, shownAll)}`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, all, shownAll) => `${some} de ${entryCount(all, shownAll)}`,
  noneMatch: 'Nenhuma transação corresponde.',
  showAll: 'Limpar filtros',
  notHere: 'A transação deste link não está na atividade desta conta neste navegador.',
  exportCsv: 'Exportar CSV',
  exportJson: 'Exportar JSON',
  exported: (shown) => `Exportado: ${shown}.`,
  today: 'Hoje',
  yesterday: 'Ontem',
  unknownDay: 'Data desconhecida',
  details: 'Detalhes da transação',
  facts: {
    status: 'Status',
    network: 'Rede',
    from: 'De',
    to: 'Para',
    hash: 'Hash',
    proposal: 'Proposta',
    replacedBy: 'Substituída por',
    nonce: 'Nonce',
    minedAt: 'Horário do bloco',
    gasUsed: 'Gas usado'
  },
  timeline: 'O que aconteceu',
  steps: {
    asked: 'A solicitação foi enviada à sua carteira.',
    sent: 'Enviada: sua carteira informou o hash a esta página.',
    proposed: 'Proposta à Safe.',
    firstPolled: (block) => `Procurada na rede pela primeira vez no bloco ${block}.`,
    seen: 'Um nó já tem a transação.',
    reorganised: (block) => `Estava no bloco ${block}, que a rede descartou depois.`,
    mined: (count, wanted, shownWanted) =>
      plural(wanted, {
        one: `Em um bloco: ${count} de ${shownWanted} confirmação.`,
        many: `Em um bloco: ${count} de ${shownWanted} de confirmações.`,
        other: `Em um bloco: ${count} de ${shownWanted} confirmações.`
      }),
    inBlock: (block) => `No bloco ${block}.`,
    replacedInBlock: (block) => `A substituta está no bloco ${block}.`,
    settledAt: (block) => `Substituição constatada no bloco ${block}.`,
    awaited: 'Aguardando que um bloco a inclua.',
    confirmed: 'Confirmada.',
    failed: 'Falhou.',
    reverted: 'Falhou: a rede a reverteu e só a taxa foi paga.',
    final: 'Definitiva: o bloco está fundo demais para a rede descartá-lo.'
  },
  hurry: {
    title: 'Acelerar ou cancelar',
    where: (nonce) =>
      `Abra esta transação (nonce ${nonce}) na sua carteira e escolha ali “Acelerar” ou “Cancelar”. Depois, esta página descobre sozinha qual das duas foi incluída.`,
    whereWithoutNonce:
      'Abra esta transação na sua carteira e escolha ali “Acelerar” ou “Cancelar”. Depois, esta página descobre sozinha qual das duas foi incluída.',
    why: 'Esta página não envia outra transação por você: muitas carteiras ignoram o nonce que uma página informa, e você pagaria duas vezes.'
  },
  forget: 'Esquecer esta transação',
  copyLink: 'Copiar link',
  transfers: {
    title: 'Transferências de tokens',
    searchOn: (network) => `${network}:`,
    titles: {
      in: (amount) => `Recebido: ${amount}`,
      out: (amount) => `Enviado: ${amount}`,
      self: (amount) => `Enviado para a mesma conta: ${amount}`
    },
    from: (address) => `de ${address}`,
    to: (address) => `para ${address}`,
    reading: 'Buscando…',
    nothingYet: 'Nenhuma busca feita ainda.',
    everything: 'Busca feita até o primeiro bloco.',
    since: (block) => `Busca feita até o bloco ${block}.`,
    sinceTime: (block, time) => `Busca feita até o bloco ${block} (${time}).`,
    refused: (reason) => `${reason} Não foi possível ler as transferências.`,
    refusedOlder: (reason) => `${reason} Não foi possível ler as transferências mais antigas.`,
    unreadable: (tokens) => `Algumas transferências de ${tokens} podem estar faltando: não foi possível ler os logs.`,
    lookedAt: (time) => `Última leitura dos blocos mais recentes: ${time}.`,
    further: 'Buscar mais para trás',
    again: 'Tentar de novo',
    newer: 'Buscar novamente',
    furtherNamed: (network) => `Buscar mais para trás em ${network}`,
    againNamed: (network) => `Tentar de novo em ${network}`,
    newerNamed: (network) => `Buscar novamente em ${network}`,
    overview: (count, shown) =>
      plural(count, {
        one: `Transferências de tokens em ${shown} rede`,
        many: `Transferências de tokens em ${shown} de redes`,
        other: `Transferências de tokens em ${shown} redes`
      }),
    withNothing: (count) => `Mostrar transferências de valor zero (${count})`,
    aboutNothing:
      'Qualquer pessoa pode fazer com que elas apareçam, até em seu nome, para infiltrar nesta lista um endereço parecido com um que você conhece.',
    lookAlike: 'Endereço parecido',
    lookAlikeOf:
      'Cuidado: o outro endereço começa e termina como um que você conhece, mas é diferente. Endereços assim são criados para causar confusão. O que você conhece é:',
    details: 'Detalhes da transferência',
    amount: 'Valor',
    token: 'Token',
    block: 'Bloco',
    time: 'Horário',
    notFound:
      'A transferência deste link não está entre as encontradas até agora. Busque mais para trás ou verifique qual conta está conectada.'
  }
}
