import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': '本頁對這個合約的描述無效。',
    'unknown-function': '本頁對這個合約的描述中沒有這個函式。',
    'unknown-event': '本頁對這個合約的描述中沒有這個事件。',
    ambiguous: '本頁對這個合約的描述中有多個相符項目。',
    'invalid-address': '合約地址無效。',
    'invalid-arguments': '合約不接受這些值。',
    misused: '此頁面以錯誤的方式使用了合約的這個函式。',
    'no-code': '這個網路的這個地址上沒有合約。',
    undecodable: '合約的回應與其描述不符。',
    reverted: '合約拒絕了這項操作。'
  },
  reverts: {
    reason: '合約拒絕了這項操作，並說明了原因。',
    custom: '合約以自訂錯誤拒絕了這項操作。',
    panic: '合約因程式碼錯誤而中止。',
    unknown: '合約拒絕了這項操作，但沒有提供可讀的原因。'
  },
  panics: {
    assertion: '合約因本身的一項檢查未通過而中止。',
    overflow: '合約因某個數字過大或過小而中止。',
    division: '合約因執行了除以零的運算而中止。',
    enum: '合約因某個值不在可選範圍內而中止。',
    storage: '合約因儲存的資料已損壞而中止。',
    'empty-array': '合約因某個清單已經是空的而中止。',
    index: '合約因某個清單沒有這個項目而中止。',
    memory: '合約因需要的記憶體過多而中止。',
    function: '合約因呼叫了一個從未設定的函式而中止。'
  }
}
