// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {BaseUrl} from "./BaseUrl.sol";

/// A collectible that anyone may mint, with its metadata on chain or under the base URL.
contract TestCollectible is ERC721 {
    BaseUrl private immutable base;
    mapping(uint256 id => string) private onChain;

    constructor(BaseUrl base_) ERC721("Test Collectible", "tNFT") {
        base = base_;
    }

    /// With empty metadata it is served over HTTP.
    function mint(address to, uint256 id, string calldata metadata) external {
        _mint(to, id);
        onChain[id] = metadata;
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        string memory metadata = onChain[id];
        if (bytes(metadata).length > 0) return metadata;
        return string.concat(base.url(), "/collectible/", Strings.toString(id), ".json");
    }
}
