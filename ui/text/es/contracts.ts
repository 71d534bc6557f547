import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': 'La descripción del contrato que tiene esta página no es válida.',
    'unknown-function': 'La descripción del contrato que tiene esta página no incluye esta función.',
    'unknown-event': 'La descripción del contrato que tiene esta página no incluye este evento.',
    ambiguous: 'En la descripción del contrato que tiene esta página hay más de una coincidencia.',
    'invalid-address': 'La dirección del contrato no es válida.',
    'invalid-arguments': 'El contrato no admite estos valores.',
    misused: 'Esta página usa esta función del contrato de forma incorrecta.',
    'no-code': 'No hay ningún contrato en esta dirección en esta red.',
    undecodable: 'La respuesta del contrato no coincide con su descripción.',
    reverted: 'El contrato rechazó esto.'
  },
  reverts: {
    reason: 'El contrato rechazó esto e indicó el motivo.',
    custom: 'El contrato rechazó esto con un error propio.',
    panic: 'El contrato se detuvo por un error en su código.',
    unknown: 'El contrato rechazó esto sin un motivo legible.'
  },
  panics: {
    assertion: 'El contrato se detuvo porque falló una de sus propias comprobaciones.',
    overflow: 'El contrato se detuvo porque un número resultó demasiado grande o demasiado pequeño.',
    division: 'El contrato se detuvo porque dividió entre cero.',
    enum: 'El contrato se detuvo porque un valor no es ninguna de las opciones posibles.',
    storage: 'El contrato se detuvo porque sus datos guardados están dañados.',
    'empty-array': 'El contrato se detuvo porque una lista ya está vacía.',
    index: 'El contrato se detuvo porque una lista no tiene ese elemento.',
    memory: 'El contrato se detuvo porque necesitaba demasiada memoria.',
    function: 'El contrato se detuvo porque llamó a una función que nunca se definió.'
  }
}
