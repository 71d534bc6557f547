import type { walletFailures as english } from '#ui/text/en/wallet-failures.ts'

const notAvailable = (wallet: string) => `${wallet} não está disponível neste navegador.`

export const walletFailures: typeof english = {
  rejected: 'Você rejeitou a solicitação na sua carteira.',
  'not-completed': 'A conexão não foi concluída.',
  pending: 'Sua carteira já mostra uma solicitação. Abra-a e responda a essa primeiro.',
  stayed: 'A carteira não trocou de rede.',
  'wrong-network': 'Sua carteira está em outra rede. Troque de rede primeiro.',
  'none-shared': 'Sua carteira não compartilha uma rede que esta página possa usar.',
  'not-shared': 'Sua carteira não compartilha esta rede com a página. Permita isso na carteira ou troque de rede.',
  'no-chains': 'Nenhuma rede encontrada no conector.',
  'chain-not-found': 'Rede não encontrada no conector.',
  unauthorized: 'Sua carteira não compartilha mais esta conta com a página.',
  'account-changed': 'Sua carteira mudou para outra conta antes de responder. Tente de novo com essa.',
  unsupported: 'Sua carteira não consegue fazer isso.',
  timeout: 'Sua carteira não respondeu. Ela pode estar bloqueada, ou a janela dela pode estar oculta.',
  gone: notAvailable,
  'not-ready': notAvailable,
  unreachable: 'WalletConnect não respondeu. É por ele que se chega à sua carteira.',
  offline: 'Este dispositivo não está conectado à internet.',
  refused: 'WalletConnect não aceita esta página.',
  'no-project': 'WalletConnect não está configurado para esta página.',
  'invalid-response': 'Sua carteira enviou uma resposta inválida.',
  'no-account': 'Sua carteira não compartilhou nenhuma conta.',
  'not-opened': 'O navegador não deixou a página abrir o WalletConnect. Recarregue a página e tente de novo.',
  interrupted: 'A conexão com sua carteira caiu antes da resposta. A solicitação ainda pode estar aberta nela.',
  'other-connected': 'Outra carteira foi conectada antes, talvez em outra aba. Desconecte-a lá para usar esta.',
  unknown: 'Algo deu errado na carteira.',
  disconnected: 'Sua carteira não está conectada a nenhuma rede.',
  'chain-disconnected': 'Sua carteira não está conectada a esta rede.',
  'unknown-chain': 'Sua carteira não conhece esta rede.',
  invalid: 'Sua carteira considera a solicitação inválida.',
  'invalid-data':
    'Esta página preparou algo que nenhuma carteira pode assinar. A solicitação não foi enviada à sua carteira.',
  limited: 'Sua carteira recebeu solicitações demais. Espere um momento e tente de novo.',
  'duplicate-batch': 'Sua carteira já recebeu esta solicitação.',
  'unknown-batch': 'Sua carteira não conhece esta solicitação.',
  'too-many-calls': 'Isso é demais para sua carteira fazer em uma só solicitação.',
  reverted: 'Um contrato recusou esta solicitação.',
  'insufficient-funds': 'A conta não tem o suficiente para pagar isso.'
}
