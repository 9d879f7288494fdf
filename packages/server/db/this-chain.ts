import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueNode,
  WhereNode,
} from "kysely";
import type { ChainId } from "#packages/domain/ids.ts";
import { isTenantTable } from "./tenant-tables.ts";

class ThisChain {
  /** The driver calls this if no chain has replaced the placeholder. */
  toPostgres(): never {
    throw new Error("a statement on one club's rows was executed outside of the club's transaction");
  }
}

/** A placeholder for the chain of the transaction that sends the statement. */
export const thisChain = new ThisChain() as unknown as ChainId;

/** Returns a statement's parameters with the chain's id in place of the placeholder. */
export const parametersOf = (chain: ChainId, parameters: readonly unknown[]): unknown[] =>
  parameters.map((each) => (each === thisChain ? chain : each));

interface Filtered {
  readonly where?: WhereNode;
}

function tenantNameOf(node: OperationNode): string | null {
  if (AliasNode.is(node)) {
    return tenantNameOf(node.node) && IdentifierNode.is(node.alias) ? node.alias.name : null;
  }
  if (!TableNode.is(node)) return null;
  const { name } = node.table.identifier;
  return isTenantTable(name) ? name : null;
}

const isThisChains = (name: string) =>
  BinaryOperationNode.create(
    ReferenceNode.create(ColumnNode.create("chain_id"), TableNode.create(name)),
    OperatorNode.create("="),
    ValueNode.create(thisChain),
  );

class OwnRows extends OperationNodeTransformer {
  readonly #done = new WeakSet<object>();

  #ofThisChain<Node extends OperationNode & Filtered>(
    original: Node,
    transformed: Node,
    tables: readonly OperationNode[],
  ): Node {
    let node = transformed;
    // A query that was built on its own and is now nested in another has already been processed.
    for (const table of this.#done.has(original) ? [] : tables) {
      const name = tenantNameOf(table);
      if (!name) continue;
      const condition = isThisChains(name);
      const where = node.where ? AndNode.create(condition, node.where.where) : condition;
      node = { ...node, where: WhereNode.create(where) };
    }
    this.#done.add(node);
    return node;
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    return this.#ofThisChain(node, super.transformSelectQuery(node), node.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    return this.#ofThisChain(node, super.transformUpdateQuery(node), node.table ? [node.table] : []);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    return this.#ofThisChain(node, super.transformDeleteQuery(node), node.from.froms);
  }
}

const transformer = new OwnRows();

/**
 * Adds `chain_id = …` to every statement, in addition to row-level security. A cluster needs this condition to keep
 * each chain's rows together. Joined tables state it in their `on`.
 */
export const ownRows: KyselyPlugin = {
  transformQuery: ({ node }) => transformer.transformNode(node),
  transformResult: async ({ result }) => result,
};
