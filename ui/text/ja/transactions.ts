import type { transactions as english } from '#ui/text/en/transactions.ts'

export const transactions: typeof english = {
  details: {
    'speed-up': '高速化済み：同じ内容の別のトランザクションに置き換えられました。',
    cancellation: 'キャンセル済み：何も送らないトランザクションに置き換えられました。',
    other: '実行されていません：このアカウントの別のトランザクションに置き換えられました。',
    unclear:
      '別のトランザクションに置き換えられましたが、その内容はこのページではわかりません。高速化なら支払いは行われており、キャンセルなら行われていません。どちらかはウォレットに表示されます。',
    outcomeUnknown: 'ブロックに含まれましたが、このネットワークは成功したかどうかを示しません。',
    reorganised: 'これを含むブロックがネットワークから外されました。再び取り込まれる可能性があります。',
    unknown: 'ネットワークで見つかりません。今後処理される可能性はあります。',
    beyondHistory:
      '古すぎて、ネットワークのノードでは結果がわかりません。ブロックエクスプローラーではわかるかもしれません。',
    neverSeen: 'どのノードにも見つかっていません。次の支払いに影響はありません。このページは引き続き探します。',
    nonceUsed:
      'ネットワークで見つからず、使われる見込みだったナンスを、このアカウントの別のトランザクションが使用しました。'
  },
  marks: {
    cancelled: 'キャンセル済み',
    replaced: '置換済み',
    dropped: '破棄'
  },
  instead: {
    sent: (amount, recipient) => `代わりに、${amount}が${recipient}へ送られました。`,
    nothing: (recipient) => `代わりに、空のトランザクションが${recipient}へ送られました。`,
    called: (recipient) => `代わりに、${recipient}が呼び出されました。`,
    calledWith: (amount, recipient) => `代わりに、${amount}を添えて${recipient}が呼び出されました。`,
    created: '代わりに、コントラクトが作成されました。'
  },
  brokenPromise: {
    sent: (amount, recipient) => `ウォレットは別のものを送信しました：${recipient}への${amount}の送金。`,
    nothing: (recipient) => `ウォレットは別のものを送信しました：${recipient}への空のトランザクション。`,
    called: (recipient) => `ウォレットは別のものを送信しました：${recipient}の呼び出し。`,
    calledWith: (amount, recipient) => `ウォレットは別のものを送信しました：${amount}を添えた${recipient}の呼び出し。`,
    created: 'ウォレットは別のものを送信しました：新しいコントラクト。',
    approved: (spender, token) => `ウォレットは別のものを送信しました：${spender}への、${token}のトークンの使用許可。`,
    otherSender: (address) => `ウォレットは別のアカウントから送信しました：${address}。`,
    nothingArrived: (promised) => `${promised}は受取人にまったく届いていません。トークンは何も移動しませんでした。`,
    lessArrived: (arrived, promised) => `${promised}のうち、届いたのは${arrived}だけです。`
  },
  confirmations: (count, wanted) => `承認数 ${count}/${wanted}。`,
  unrepeated:
    '失敗した理由はわかりません。同じ呼び出しを再度実行しても失敗しませんでした。ガス不足だった可能性があります。',
  to: '送信先',
  unknownSince: (time) => `${time}からネットワークで見つかっていません。今後処理される可能性はあります。`,
  announcedWith: (announced, detail) => `${announced}。${detail}`,
  newer:
    '一部のトランザクションは、このページの新しいバージョンで保存されたため、ここには表示していません。そのまま保持されています。',
  unsaved: '未保存',
  hasUnsaved:
    '「未保存」と表示されたトランザクションの最新の状態は、ブラウザに保存されていません。このページを閉じると、表示されなくなったり古くなったりする可能性があります。追跡できるように、ハッシュをコピーしてください。',
  copyHash: 'ハッシュをコピー',
  remove: '削除',
  removeNamed: (description) => `一覧から削除：${description}`,
  removed: (description) => `一覧から削除しました：${description}。`,
  removedUnsaved: (description) =>
    `一覧から削除しましたが、ブラウザに保存できませんでした：${description}。このページを再読み込みすると、再び表示されることがあります。`,
  ended: {
    title: '終了したトランザクション',
    others: (shown) => `ほか +${shown}件`
  },
  clearAll: 'すべて消去',
  cleared: (_count, shown) => `${shown}件のトランザクションを、アクティビティも含めてこのブラウザから消去しました。`,
  clearedUnsaved: (_count, shown) =>
    `${shown}件のトランザクションを消去しましたが、ブラウザに保存できませんでした。このページを再読み込みすると、再び表示されることがあります。`,
  pendingStay: '保留中のものは、結果が出るまで残ります。',
  undo: '元に戻す',
  putBack: (_count, shown) => `${shown}件のトランザクションを一覧に戻しました。`
}
