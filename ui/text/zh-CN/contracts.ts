import type { contracts as english } from '#ui/text/en/contracts.ts'

export const contracts: typeof english = {
  failures: {
    'invalid-abi': '本页面对该合约的描述无效。',
    'unknown-function': '本页面对该合约的描述中没有此函数。',
    'unknown-event': '本页面对该合约的描述中没有此事件。',
    ambiguous: '本页面对该合约的描述中有多个匹配项。',
    'invalid-address': '合约地址无效。',
    'invalid-arguments': '合约不接受这些值。',
    misused: '此页面以错误的方式使用了合约的这个函数。',
    'no-code': '此网络的这个地址上没有合约。',
    undecodable: '合约的返回结果与其描述不符。',
    reverted: '合约拒绝了此操作。'
  },
  reverts: {
    reason: '合约拒绝了此操作，并说明了原因。',
    custom: '合约以自定义错误拒绝了此操作。',
    panic: '合约因代码出错而中止。',
    unknown: '合约拒绝了此操作，但没有给出可读的原因。'
  },
  panics: {
    assertion: '合约因自身的一项检查未通过而中止。',
    overflow: '合约因某个数字过大或过小而中止。',
    division: '合约因执行了除以零的运算而中止。',
    enum: '合约因某个值不在可选范围内而中止。',
    storage: '合约因存储的数据已损坏而中止。',
    'empty-array': '合约因某个列表已经为空而中止。',
    index: '合约因某个列表没有该条目而中止。',
    memory: '合约因需要的内存过多而中止。',
    function: '合约因调用了一个从未设置的函数而中止。'
  }
}
