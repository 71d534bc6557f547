import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `Aguardando há ${seconds} s`,
  confirmIn: (wallet) => `Confirme em ${wallet}`,
  open: (wallet) => `Abrir ${wallet}`,
  help: {
    host: (wallet) =>
      `Não vê nada? ${wallet} pergunta fora desta página e pode estar esperando a carteira com que você assina.`,
    browser: (wallet) =>
      `Não vê nada? Pode ser preciso desbloquear ${wallet}, ou a janela pode estar atrás desta ou em um painel lateral. Abra a carteira pela barra de ferramentas do navegador.`,
    around: (wallet) => `Não vê nada? Pode ser preciso desbloquear ${wallet}.`,
    app: (wallet) => `Não vê nada? Abra ${wallet} neste celular: a solicitação espera lá.`,
    elsewhere: (wallet) => `Não vê nada? Desbloqueie o dispositivo em que está ${wallet} e abra a carteira nele.`
  }
}
