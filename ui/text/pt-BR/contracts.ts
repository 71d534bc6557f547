import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': 'A descrição do contrato nesta página é inválida.',
    'unknown-function': 'A descrição do contrato nesta página não tem esta função.',
    'unknown-event': 'A descrição do contrato nesta página não tem este evento.',
    ambiguous: 'A descrição do contrato nesta página tem mais de uma correspondência para isso.',
    'invalid-address': 'O endereço do contrato é inválido.',
    'invalid-arguments': 'O contrato não aceita estes valores.',
    misused: 'Esta página usa esta função do contrato de forma incorreta.',
    'no-code': 'Não há contrato neste endereço nesta rede.',
    undecodable: 'A resposta do contrato não corresponde à descrição dele.',
    reverted: 'O contrato recusou isso.'
  },
  reverts: {
    reason: 'O contrato recusou isso e informou o motivo.',
    custom: 'O contrato recusou isso com um erro próprio.',
    panic: 'O contrato parou por causa de um erro no código dele.',
    unknown: 'O contrato recusou isso sem um motivo legível.'
  },
  panics: {
    assertion: 'O contrato parou porque uma das próprias verificações falhou.',
    overflow: 'O contrato parou porque um número ficou grande ou pequeno demais.',
    division: 'O contrato parou porque dividiu por zero.',
    enum: 'O contrato parou porque um valor não é nenhuma das opções possíveis.',
    storage: 'O contrato parou porque os dados armazenados estão danificados.',
    'empty-array': 'O contrato parou porque uma lista já está vazia.',
    index: 'O contrato parou porque uma lista não tem esse item.',
    memory: 'O contrato parou porque precisou de memória demais.',
    function: 'O contrato parou porque chamou uma função que nunca foi definida.'
  }
}
