import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'Cambiar de cuenta',
    asked: 'Elegir una cuenta',
    rejected: 'La solicitud se rechazó en tu billetera. La conexión con esta cuenta se mantiene.',
    chosenInWallet: (wallet) => `Para usar otra cuenta, elígela en ${wallet}.`
  },
  token: {
    add: 'Añadir a la billetera',
    addNamed: (symbol) => `Añadir a la billetera: ${symbol}`,
    switchFirst: (network, symbol) => `Cambia a ${network} para añadir ${symbol}`,
    asked: (symbol) => `Añadir el token ${symbol}`,
    added: (symbol) => `${symbol} está en la lista de tu billetera.`,
    notAdded: (symbol, reason) => `${symbol} no se añadió: ${reason}`,
    longSymbol:
      'las billeteras aceptan símbolos de 11 caracteres como máximo. Añada el token en su billetera con su dirección:'
  }
}
