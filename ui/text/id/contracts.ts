import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': 'Deskripsi kontrak di halaman ini tidak valid.',
    'unknown-function': 'Deskripsi kontrak di halaman ini tidak memuat fungsi ini.',
    'unknown-event': 'Deskripsi kontrak di halaman ini tidak memuat event ini.',
    ambiguous: 'Deskripsi kontrak di halaman ini memuat lebih dari satu yang cocok.',
    'invalid-address': 'Alamat kontrak tidak valid.',
    'invalid-arguments': 'Kontrak tidak menerima nilai-nilai ini.',
    misused: 'Halaman ini menggunakan fungsi kontrak ini dengan cara yang salah.',
    'no-code': 'Tidak ada kontrak di alamat ini pada jaringan ini.',
    undecodable: 'Jawaban kontrak tidak sesuai dengan deskripsinya.',
    reverted: 'Kontrak menolak ini.'
  },
  reverts: {
    reason: 'Kontrak menolak ini dan menyebutkan alasannya.',
    custom: 'Kontrak menolak ini dengan kesalahannya sendiri.',
    panic: 'Kontrak berhenti karena kesalahan dalam kodenya.',
    unknown: 'Kontrak menolak ini tanpa alasan yang dapat dibaca.'
  },
  panics: {
    assertion: 'Kontrak berhenti karena salah satu pemeriksaannya sendiri gagal.',
    overflow: 'Kontrak berhenti karena suatu angka menjadi terlalu besar atau terlalu kecil.',
    division: 'Kontrak berhenti karena membagi dengan nol.',
    enum: 'Kontrak berhenti karena suatu nilai bukan salah satu pilihan yang ada.',
    storage: 'Kontrak berhenti karena data tersimpannya rusak.',
    'empty-array': 'Kontrak berhenti karena suatu daftar sudah kosong.',
    index: 'Kontrak berhenti karena suatu daftar tidak memiliki entri tersebut.',
    memory: 'Kontrak berhenti karena membutuhkan terlalu banyak memori.',
    function: 'Kontrak berhenti karena memanggil fungsi yang tidak pernah ditetapkan.'
  }
}
