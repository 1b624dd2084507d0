// A game that is as small as a game can be: in turn, each seat picks a number.
exports.Picking = {
  name: 'picking',
  setup: ({ ctx }) => ({ picked: Array(ctx.numPlayers).fill(0), rounds: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    pick: ({ G, ctx, playerID }, n) => {
      G.picked[Number(playerID)] += n;
      if (ctx.playOrderPos === ctx.numPlayers - 1) G.rounds += 1;
    },
  },
};
