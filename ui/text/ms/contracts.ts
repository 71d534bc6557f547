import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': 'Huraian kontrak di halaman ini tidak sah.',
    'unknown-function': 'Huraian kontrak di halaman ini tidak mempunyai fungsi ini.',
    'unknown-event': 'Huraian kontrak di halaman ini tidak mempunyai peristiwa ini.',
    ambiguous: 'Huraian kontrak di halaman ini mempunyai lebih daripada satu padanan untuk ini.',
    'invalid-address': 'Alamat kontrak tidak sah.',
    'invalid-arguments': 'Kontrak tidak menerima nilai ini.',
    misused: 'Halaman ini menggunakan fungsi kontrak ini dengan cara yang salah.',
    'no-code': 'Tiada kontrak di alamat ini pada rangkaian ini.',
    undecodable: 'Jawapan kontrak tidak sepadan dengan huraiannya.',
    reverted: 'Kontrak menolak tindakan ini.'
  },
  reverts: {
    reason: 'Kontrak menolak tindakan ini dan menyatakan sebabnya.',
    custom: 'Kontrak menolak tindakan ini dengan ralatnya sendiri.',
    panic: 'Kontrak berhenti kerana ralat dalam kodnya.',
    unknown: 'Kontrak menolak tindakan ini tanpa sebab yang boleh dibaca.'
  },
  panics: {
    assertion: 'Kontrak berhenti kerana salah satu semakannya sendiri gagal.',
    overflow: 'Kontrak berhenti kerana suatu nombor menjadi terlalu besar atau terlalu kecil.',
    division: 'Kontrak berhenti kerana pembahagian dengan sifar.',
    enum: 'Kontrak berhenti kerana suatu nilai bukan salah satu pilihan yang ada.',
    storage: 'Kontrak berhenti kerana data yang disimpannya rosak.',
    'empty-array': 'Kontrak berhenti kerana suatu senarai sudah kosong.',
    index: 'Kontrak berhenti kerana suatu senarai tidak mempunyai entri itu.',
    memory: 'Kontrak berhenti kerana memerlukan terlalu banyak memori.',
    function: 'Kontrak berhenti kerana memanggil fungsi yang tidak pernah ditetapkan.'
  }
}
