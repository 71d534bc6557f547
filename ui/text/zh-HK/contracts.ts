import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': '此頁面的合約描述無效。',
    'unknown-function': '此頁面的合約描述沒有這個函數。',
    'unknown-event': '此頁面的合約描述沒有這個事件。',
    ambiguous: '此頁面的合約描述有多於一項與此相符。',
    'invalid-address': '合約地址無效。',
    'invalid-arguments': '合約不接受這些數值。',
    misused: '此頁面以錯誤的方式使用了合約的這個函數。',
    'no-code': '此網絡的這個地址沒有合約。',
    undecodable: '合約的回應與其描述不符。',
    reverted: '合約拒絕了這項操作。'
  },
  reverts: {
    reason: '合約拒絕了這項操作，並說明了原因。',
    custom: '合約拒絕了這項操作，並傳回自訂錯誤。',
    panic: '合約因程式碼出錯而停止。',
    unknown: '合約拒絕了這項操作，但沒有可讀的原因。'
  },
  panics: {
    assertion: '合約因自身的一項檢查未能通過而停止。',
    overflow: '合約因某個數值過大或過小而停止。',
    division: '合約因執行了除以零的運算而停止。',
    enum: '合約因某個數值不屬可選項目而停止。',
    storage: '合約因已儲存的資料損壞而停止。',
    'empty-array': '合約因某個清單已空而停止。',
    index: '合約因某個清單沒有該項目而停止。',
    memory: '合約因需要太多記憶體而停止。',
    function: '合約因呼叫了從未設定的函數而停止。'
  }
}
