import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `Código para conectar ${wallet}`,
  preparing: 'Preparando um código',
  ready: 'O código está pronto para ser escaneado.',
  validFor: (time) => `Válido por ${time}`,
  newValidFor: (time) => `Novo código, válido por ${time}`,
  expiresSoon: 'O código expira em um minuto. Outro será gerado automaticamente.',
  renewed: 'Um novo código substituiu o anterior.',
  copyLink: 'Copiar link',
  openAny: 'Abrir uma carteira',
  openAnyTitle: 'Abra uma carteira neste celular',
  openAnyText: 'Confirme nela e volte.',
  openAnyHelp: 'Nada abre? Copie o link, ou mostre o código e escaneie-o com outro celular.',
  showCode: 'Mostrar código',
  hideCode: 'Ocultar código',
  confirm: (wallet) => `Confirme a conexão em ${wallet} e volte.`,
  preparingLink: 'Preparando o link',
  open: (wallet) => `Abrir ${wallet}`,
  openAgain: 'Abrir de novo',
  notOpened: (wallet) => `${wallet} não abriu?`,
  notOpenedHelp: 'Tente de novo, cole o link na carteira ou instale-a primeiro.',
  inAppHelp:
    'Esta página está aberta dentro de outro aplicativo, de onde as carteiras podem não abrir. Use o menu desse aplicativo para abrir a página no seu navegador, ou copie o endereço dela.'
}
