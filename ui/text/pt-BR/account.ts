import type { account as english } from '#ui/text/en/account.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('pt-BR')

export const account: typeof english = {
  buttons: {
    signIn: 'Entrar',
    wrongNetwork: 'Rede incorreta',
    activity: 'Atividade',
    accountButton: (label) => `Conta ${label}`,
    chainButton: (name) => `Rede: ${name}`
  },
  networks: {
    block: (number) => `Bloco ${number}`,
    socket: 'WebSocket',
    behind: (count, shown, time) =>
      `Com ${shown} ${plural(count, { one: 'bloco', many: 'de blocos', other: 'blocos' })} de atraso (${time}).`,
    slowSince: (time) => `Lento desde ${time}.`,
    inReserve: 'Em reserva',
    trouble: (since, reason, next) => `Desde ${since}: ${reason} ${next}`,
    unreachable: 'Não é possível acessar o nó.',
    restingUntil: (time) => `Em pausa até ${time}.`
  },
  lost: {
    slow: 'Sua carteira não respondeu a tempo. Desbloqueie-a, ou recarregue a página se a carteira foi atualizada, e conecte novamente.',
    absent:
      'Sua carteira não foi encontrada neste navegador. Ative a extensão dela e recarregue a página, ou conecte outra carteira.',
    wallet:
      'Esta página não está conectada, porque não tem como saber com certeza qual carteira você usou por último. Conecte aquela em que você confia.',
    account:
      'Sua carteira está oferecendo uma conta diferente da que você usou da última vez. Use-a somente se foi você quem trocou de conta.',
    useOtherAccount: 'Usar a outra conta',
    unsavedDisconnect: (wallet) =>
      `A carteira foi desconectada, mas seu navegador não conseguiu salvar isso. Quando esta página for carregada de novo, ela pode se reconectar a ${wallet}.`
  },
  balance: {
    loading: 'Carregando saldo',
    sentence: (text) => `${text}.`,
    unreachable: (network) => `Não é possível acessar ${network}`,
    unreachableShort: 'sem acesso',
    notLoaded: (network) => `O saldo em ${network} não foi carregado`,
    behind: (network) => `O saldo em ${network} pode estar desatualizado`,
    notLoadedShort: 'não carregado',
    tryingAgain: 'Tentando de novo automaticamente.',
    staleSince: (time) => `Último valor conhecido: ${time}`,
    unreadable: (symbol) => `Não é possível ler ${symbol}`,
    asksForPause: (time) => `O nó pediu uma pausa: nenhuma solicitação é enviada antes de ${time}.`,
    failures: {
      unreachable: 'Nenhum nó desta rede responde.',
      timeout: 'O nó não respondeu a tempo.',
      'rate-limited': 'O nó está limitando as solicitações.',
      malformed: 'O nó enviou uma resposta inválida.',
      'wrong-chain': 'O nó atende outra rede.',
      reverted: 'Esta transação falharia.',
      'insufficient-funds': 'A conta não tem saldo para pagar isso.',
      invalid: 'A rede não aceita esta transação: o gás, a taxa ou o nonce não está correto.',
      refused: 'O nó recusou a solicitação.',
      behind: 'O nó que respondeu está atrasado: ainda não tem os blocos mais recentes.',
      'not-loaded': 'Falta uma parte da página.'
    }
  },
  signIn: {
    title: 'Verifique sua conta',
    text: 'Assine uma mensagem na sua carteira para provar que esta conta é sua. Isso não movimenta nada e não custa nada.',
    leaving: 'Cancelar desconecta sua carteira.',
    rejected: 'O login não foi feito.',
    late: 'A mensagem já tinha expirado quando foi assinada, então é preciso uma nova assinatura.',
    busyUntil: (time) => `O serviço de login está ocupado até ${time}.`,
    notHere: (network) => `Você não pode fazer login na rede ${network}.`,
    contractNotHere: (network) => `Uma conta que é um contrato não pode fazer login na rede ${network}.`,
    stillOpen: 'A solicitação continua aberta na sua carteira. Rejeite-a lá.',
    accountChanged: (account) =>
      `Sua carteira mudou de ${account} para outra conta, então nada foi assinado. A solicitação anterior pode continuar aberta na sua carteira.`,
    preparing: 'Preparando a mensagem…',
    send: 'Enviar mensagem',
    waiting: 'Aguardando assinatura…',
    verifying: 'Verificando assinatura…',
    tryAgain: 'Tentar de novo',
    cancel: 'Cancelar',
    errors: {
      preparing: 'Erro ao preparar a mensagem. Tente de novo!',
      signing: 'Erro ao assinar a mensagem. Tente de novo!',
      verifying: 'Erro ao verificar a assinatura. Tente de novo!',
      unknown: 'Ops, algo deu errado!'
    },
    shown: {
      title: 'O que você vai assinar',
      website: 'Site',
      account: 'Conta',
      network: 'Rede',
      networkWithId: (name, chainId) => `${name} (ID da rede ${chainId})`,
      validity: 'Mensagem válida',
      unknown: 'ainda não se sabe',
      forMinutes: (minutes) =>
        plural(minutes, {
          one: `por no máximo ${minutes} minuto`,
          many: `por no máximo ${minutes} de minutos`,
          other: `por no máximo ${minutes} minutos`
        }),
      until: (time) => `até ${time}`
    },
    notAsShown:
      'A solicitação não foi enviada à sua carteira, porque a mensagem preparada é diferente do que é mostrado aqui. Nada foi assinado. Envie a mensagem de novo; se isso se repetir, recarregue a página.',
    switched:
      'A solicitação não foi enviada à sua carteira, porque a conta ou a rede dela mudou enquanto a mensagem era preparada. Nada foi assinado. Confira o que é mostrado aqui e envie a mensagem de novo.',
    differs: (what, shown, found) => `${what}: esperado ${shown}, mas a mensagem traz ${found}.`,
    differences: {
      layout: 'O texto não é uma mensagem de login como as que esta página escreve.',
      domain: 'Site',
      uri: 'Endereço da página',
      account: 'Conta',
      chain: 'ID da rede',
      nonce: 'Nonce',
      times: 'A mensagem não seria válida pelo tempo mostrado.'
    },
    other: (account) => `${account} está com uma sessão aberta, talvez em outra aba. Entrar aqui encerra essa sessão.`,
    signedIn: 'Sessão iniciada',
    since: 'Desde',
    until: 'Até',
    signOut: 'Sair',
    left: (account) => `Sua carteira mudou para outra conta, então a sessão de ${account} terminou.`,
    ended:
      'Sua sessão terminou: ela expirou ou foi encerrada em outro navegador. Sua carteira continua conectada; entre de novo para continuar.',
    uncertain:
      'Não é possível acessar o serviço de login, então esta sessão pode já ter terminado. Tentando de novo automaticamente.'
  },
  account: {
    copyAddress: 'Copiar endereço',
    copied: 'Copiado!',
    copyFailed: 'Não foi possível copiar. O texto está selecionado: copie-o manualmente.',
    viaWalletConnect: (wallet) => `${wallet} via WalletConnect`,
    disconnect: 'Desconectar',
    recentTransactions: 'Transações recentes',
    viewAll: 'Ver tudo',
    viewOnExplorer: 'Ver no explorador',
    noTransactions: 'As transações que você enviar por esta página aparecem aqui.'
  },
  transactions: {
    statuses: { pending: 'Pendente', confirmed: 'Confirmada', failed: 'Falhou' },
    announced: (description, status) => `${description}: ${status}`,
    opensExplorer: 'abre o explorador em uma nova aba',
    damaged:
      'Algumas transações salvas não puderam ser lidas e, por isso, não aparecem na lista. Os dados delas são mantidos como estão.',
    sentTo: (amount, recipient) => `Enviar ${amount} para ${recipient}`,
    revoked: (token) => `Revogar uma aprovação de ${token}`
  },
  chains: {
    title: 'Trocar de rede',
    connected: 'Conectada',
    confirmInWallet: 'Confirme na carteira',
    wrongNetwork: 'Rede incorreta detectada: troque de rede ou desconecte para continuar.',
    cannotSwitch: (app) =>
      `Sua carteira não permite trocar de rede por ${app}. Tente trocar de rede na própria carteira.`,
    followsTo: (network) => `Assim que sua carteira estiver em ${network}, esta página acompanha automaticamente.`,
    followsToSupported:
      'Assim que sua carteira estiver em uma rede compatível com esta página, ela acompanha automaticamente.',
    followsToAny: 'Assim que sua carteira estiver em uma destas redes, esta página acompanha automaticamente.',
    disconnect: 'Desconectar',
    retry: 'Tentar de novo',
    switchTo: (network) => `Trocar para ${network}`,
    filter: 'Buscar uma rede',
    noneFound: 'Nenhuma rede tem este nome.',
    failed: (network, reason) => `A carteira não está em ${network}: ${reason}`,
    notConfigured: (chainId, connector) => `A rede “${chainId}” não está configurada para o conector “${connector}”.`
  }
}
