import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'シミュレーション',
  unknown: 'どの残高が変わるかは、どのノードからも示されませんでした。',
  sends: (amount) => `${amount}を送ります。`,
  falls: (amount) => `残高が${amount}減ります。`,
  stays: (symbol) => `${symbol}の残高は変わりません。`,
  receives: (amount) => `${amount}を受け取ります。`,
  recipientReceives: (amount) => `受取人は${amount}を受け取ります。`,
  alsoReceives: (amount) => `さらに${amount}を受け取ります。`,
  alsoReceivesUnknown: 'このページが認識しておらず、価値も判断できないトークンも受け取ります：',
  recipientReceivesLess: (amount) =>
    `受取人が受け取るのは${amount}だけで、送る数量より少なくなります。送金のたびに一部を差し引いたり、端数を処理したりするトークンがあります。`,
  recipientReceivesNothing: '受取人は、送ったものを受け取れません。送信先の残高は増えません。',
  alsoPays: (amount) => `アカウントからさらに${amount}が支払われます。`,
  alsoPaysUnknown: 'このページが認識していないトークンも、アカウントから支払われます：',
  contradicted:
    '成功するという確認結果と、失敗するという確認結果があります。続けると、失敗したうえに手数料がかかる可能性があります。'
}
