import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `En espera desde hace ${seconds} s`,
  confirmIn: (wallet) => `Confirma en ${wallet}`,
  open: (wallet) => `Abrir ${wallet}`,
  help: {
    host: (wallet) =>
      `¿No ves nada? ${wallet} pregunta fuera de esta página y puede estar esperando a la billetera con la que firmas.`,
    browser: (wallet) =>
      `¿No ves nada? Puede que haya que desbloquear ${wallet}, o que su ventana esté detrás de esta o en un panel lateral. Ábrela desde la barra de herramientas del navegador.`,
    around: (wallet) => `¿No ves nada? Puede que haya que desbloquear ${wallet}.`,
    app: (wallet) => `¿No ves nada? Abre ${wallet} en este teléfono: la solicitud espera allí.`,
    elsewhere: (wallet) => `¿No ves nada? Desbloquea el dispositivo en el que está ${wallet} y ábrela allí.`
  }
}
